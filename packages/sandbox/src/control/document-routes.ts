import { DOCUMENT_STATUS } from '@sixpence/protocol'
import { steadyText } from '@sixpence/protocol/schemas'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Bank } from '../bank.ts'
import { inTransaction } from '../db/index.ts'
import { listWaiting, reviewDocument, type Review } from '../documents/index.ts'
import { readJsonValue, refuse, RestFault } from '../http/index.ts'
import { REJECT_REASON_CODES } from '../papers/index.ts'

const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(140), steadyText)

const reviewSchema = z.strictObject({
  statusId: z.int().check(z.refine(id => id in DOCUMENT_STATUS, { error: 'is no status' })),
  /** A code, e.g. `cutOff`, or the words for the customer. */
  rejectReason: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
  /** The name on a document in another name. The customer sees it next to their own. */
  nameOnDocument: z.optional(nameSchema),
})

/** Documents for the bank's staff, who look through waiting ones and decide. */
export function documentRoutes(bank: Bank) {
  const routes = new Hono()
  routes.get('/documents', async context =>
    context.json({
      documents: await listWaiting(bank.database.sql),
      reasons: REJECT_REASON_CODES,
    }),
  )
  routes.post('/documents/:id', async context => {
    const review = z.safeParse(reviewSchema, await readJsonValue(context.req.raw))
    if (!review.success)
      throw refuse.malformed(
        'Send a statusId, and a rejectReason and a nameOnDocument if there are.',
      )
    const { clock, newId } = bank
    const id = context.req.param('id')
    const isThere = await inTransaction(bank, sql =>
      reviewDocument({ sql, clock, newId }, id, review.data as Review),
    )
    if (!isThere) throw new RestFault(404, 'not_found', `There is no document ${id}.`)
    return context.json({ ok: true })
  })
  return routes
}
