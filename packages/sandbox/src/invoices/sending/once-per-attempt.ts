import { idempotencyKeySchema } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { compare } from '../../money/index.ts'
import { findInvoice, type InvoiceRecord } from '../invoice-record.ts'
import type { InvoiceDraft } from './write-invoice.ts'

/**
 * Makes an invoice once per key of the call: a client that lost the response gets the same invoice,
 * in its current state. A call without a key makes one each time.
 *
 * @throws {Refusal} With status 400 for an invalid key, 422 when it was used for another invoice.
 */
export async function oncePerAttempt(
  context: CallerContext,
  draft: InvoiceDraft,
  make: () => Promise<string>,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { sql, caller, key } = context
  if (key !== '' && !idempotencyKeySchema.safeParse(key).success) {
    throw refuse.malformed('This is no proper Idempotency-Key.')
  }
  // The second of two simultaneous calls waits here until the first is done or undone.
  await sql`select from customer where id = ${caller.customerId} for no key update`
  const [made] = await sql<{ id: string }>`
    select id from invoice where payee_id = ${caller.customerId} and attempt = ${key}`
  if (!made) return { id: await make(), isNew: true }
  const invoice = await findInvoice(context, made.id)
  if (!invoice || !isSame(invoice, draft)) {
    throw refuse.keyReused('This key was used for another invoice.')
  }
  return { id: made.id, isNew: false }
}

const isSame = (made: InvoiceRecord, draft: InvoiceDraft): boolean =>
  made.kind === draft.kind &&
  made.toEmail === (draft.toEmail ?? null) &&
  compare(made.amount, draft.amount) === 0 &&
  made.currencyCode === draft.currencyCode &&
  (made.kind === 'funding' || made.dueOn === draft.dueOn) &&
  made.note === (draft.note ?? null)
