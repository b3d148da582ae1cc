import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Bank } from '../bank.ts'
import { inTransaction } from '../db/index.ts'
import { readJsonValue, refuse, RestFault } from '../http/index.ts'
import { listApplications, RETURN_REASON_CODES, reviewApplication } from '../kyc/index.ts'

const decisionSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('accept') }),
  z.strictObject({
    outcome: z.literal('sendBack'),
    /** A code, e.g. `documentMissing`, or the words for the customer. */
    reason: z.string().check(z.minLength(1), z.maxLength(300)),
  }),
])

/** Answers of customers for the bank's staff, who look through them and decide. */
export function kycRoutes(bank: Bank) {
  const routes = new Hono()
  routes.get('/kyc', async context =>
    context.json({
      applications: await listApplications(bank.database.sql),
      reasons: RETURN_REASON_CODES,
    }),
  )
  routes.post('/kyc/:customerId', async context => {
    const decision = z.safeParse(decisionSchema, await readJsonValue(context.req.raw))
    if (!decision.success) {
      throw refuse.malformed('Send the outcome accept, or sendBack with a reason.')
    }
    const { clock, newId } = bank
    const customerId = context.req.param('customerId')
    const decided = await inTransaction(bank, sql =>
      reviewApplication({ sql, clock, newId }, customerId, decision.data),
    )
    if (decided === 'nothing') {
      throw new RestFault(404, 'not_found', `Nothing of ${customerId} waits for a decision.`)
    }
    if (decided !== 'done') {
      const names = decided.unconfirmed.join(', ')
      throw new RestFault(422, 'not_confirmed', `Confirm these documents first: ${names}.`)
    }
    return context.json({ ok: true })
  })
  return routes
}
