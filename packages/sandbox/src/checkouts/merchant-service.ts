import type { CheckoutStatus } from '@sixpence/protocol'
import { attemptNameSchema, checkoutIdSchema, checkoutMethods } from '@sixpence/protocol/schemas'
import * as z from 'zod/mini'
import { asMerchantOf } from '../api-keys/index.ts'
import type { Bank } from '../bank.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/index.ts'
import { readJsonObject, RestFault, restService } from '../http/index.ts'
import { awaitCheckout } from '../payments/index.ts'
import {
  type CheckoutRecord,
  findCheckout,
  findCheckoutOfAttempt,
  forMerchant,
} from './checkout-record.ts'
import { type CheckoutInput, openCheckout } from './open-checkout.ts'

type Books = Pick<Bank, 'database' | 'newId'> & Pick<Context, 'clock'>

/** Serves the calls of merchants' servers, and the status that merchants' pages may read. */
export function merchantService(bank: Books) {
  const { database, clock } = bank
  const service = restService()
  const asMerchant = asMerchantOf(bank)
  service.post(checkoutMethods.create.path, context =>
    asMerchant(context.req.raw, async (merchant, note) => {
      const body = await readJsonObject(context.req.raw)
      note(body)
      const input = inputIn(body)
      const { checkout, isNew } = await inTransaction(bank, sql =>
        openCheckout({ sql, clock }, merchant, input),
      )
      const { output } = checkoutMethods.create
      return context.json(z.encode(output, forMerchant(checkout)), isNew ? 201 : 200)
    }),
  )
  service.get(pathOf(checkoutMethods.read), context =>
    asMerchant(context.req.raw, async ({ clientKey }) => {
      const id = context.req.param('id') ?? ''
      const checkout = await checkoutOf({ sql: database.sql, clock }, id)
      if (checkout.clientKey !== clientKey) throw notFound()
      return context.json(z.encode(checkoutMethods.read.output, forMerchant(checkout)))
    }),
  )
  service.get(pathOf(checkoutMethods.readStatus), async context => {
    const settled = await settledStatus(bank, context.req.param('id') ?? '')
    return context.json(z.encode(checkoutMethods.readStatus.output, settled))
  })
  return service
}

const pathOf = ({ path }: { readonly path: string }) => path.replace('{id}', ':id')

function inputIn(body: Record<string, unknown>): CheckoutInput {
  const decoded = z.safeDecode(checkoutMethods.create.input, body as never) // any JSON
  if (decoded.success) return decoded.data
  const faults = decoded.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
  throw new RestFault(400, 'invalid_request', `The request is not right. ${faults.join('; ')}`)
}

async function checkoutOf(
  context: Pick<Context, 'sql' | 'clock'>,
  id: string,
): Promise<CheckoutRecord> {
  const checkout = await findCheckout(context, id)
  if (!checkout) throw notFound()
  return checkout
}

/** Waits for a payment in progress: "open" would be wrong a moment later. */
async function settledStatus(bank: Books, id: string): Promise<SettledStatus> {
  return inTransaction(bank, async sql => {
    const context = { sql, clock: bank.clock }
    await awaitCheckout(sql, id)
    const checkout = await findCheckout(context, id)
    if (checkout) return { status: checkout.status }
    const attempted = await findCheckoutOfAttempt(context, id)
    if (attempted) {
      await awaitCheckout(sql, attempted.id)
      return { status: (await checkoutOf(context, attempted.id)).status, checkoutId: attempted.id }
    }
    // The bank stores nothing about an attempt by somebody who never signed in.
    if (isAttempt(id)) return { status: 'open' }
    throw notFound()
  })
}

interface SettledStatus {
  readonly status: CheckoutStatus
  /** Set for an attempt. */
  readonly checkoutId?: string
}

/** Anything else counts as unknown. */
const isAttempt = (text: string): boolean =>
  z.safeDecode(attemptNameSchema, text).success && !z.safeDecode(checkoutIdSchema, text).success

const notFound = () => new RestFault(404, 'not_found', 'There is no such checkout.')
