import { type ExternalKind, type ExternalTransfer, maskedDetails } from '@sixpence/protocol'
import type { transferMethods } from '@sixpence/protocol/schemas'
import { type Handlers, refuse } from '../../http/index.ts'
import { subtract } from '../../money/index.ts'
import type { ExternalTerms } from '../../payments/index.ts'

export const getExternalHandlers = {
  external: async ({ transactionId }, { sql, caller, clock }) => {
    const [row] = await sql<ExternalRow>`
      select operation as kind, external as terms, state, sent.at as "sentAt",
        coalesce(arrived.at, arrives_at) as "arrivesAt", returned.at as "returnedAt",
        case when credit_minutes > 0 then arrives_at - make_interval(mins => credit_minutes) end
          as "atPayeeBankAt"
      from external_transfer moved
        join payment on payment.id = payment_id
        join rail on rail.code = external ->> 'rail'
        join journal_entry sent on sent.id = moved.transaction_id
        left join journal_entry arrived on arrived.id = arrived_by
        left join journal_entry returned on returned.id = returned_by
      where moved.transaction_id = ${transactionId} and payment.customer_id = ${caller.customerId}`
    if (!row) throw refuse.accessDenied('You have no access to this transfer.')
    const { kind, terms, sentAt, atPayeeBankAt, arrivesAt, returnedAt } = row
    const transfer = {
      transactionId,
      kind,
      rail: terms.rail,
      state: stateAt(clock.now(), row),
      sentAt: sentAt.toISOString(),
      ...(atPayeeBankAt && { atPayeeBankAt: atPayeeBankAt.toISOString() }),
      arrivesAt: arrivesAt.toISOString(),
      ...(returnedAt && { returnedAt: returnedAt.toISOString() }),
      payeeName: terms.payeeName,
      details: { ...maskedDetails(terms.details) },
      countryCode: terms.countryCode,
      amount: subtract(terms.toAmount, terms.deducted),
      currency: terms.currency,
    }
    return { transfer }
  },
} satisfies Partial<Handlers<typeof transferMethods>>

interface ExternalRow extends Record<string, unknown> {
  readonly kind: ExternalKind
  readonly terms: ExternalTerms
  readonly state: BookedState
  readonly sentAt: Date
  readonly atPayeeBankAt: Date | null
  readonly arrivesAt: Date
  readonly returnedAt: Date | null
}

type BookedState = Exclude<ExternalTransfer['state'], 'atPayeeBank'>

/**
 * Returns the state at a given time. Nothing is booked when money reaches the payee's bank, so it
 * depends on the clock.
 */
function stateAt(now: Date, { state, atPayeeBankAt }: ExternalRow): ExternalTransfer['state'] {
  const isThere = state === 'sent' && atPayeeBankAt !== null && atPayeeBankAt <= now
  return isThere ? 'atPayeeBank' : state
}
