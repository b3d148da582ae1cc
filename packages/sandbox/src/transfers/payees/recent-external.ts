import type { ExternalKind, RecentTransfer } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import type { Decimal } from '../../money/index.ts'
import type { ExternalTerms } from '../../payments/index.ts'
import { isKindOpen, payoutWays } from '../external/payout-ways.ts'
import { refillable } from './list-templates.ts'

/**
 * Lists the payees outside the bank whom the caller has paid, latest first, each once. Disables one
 * whose bank sent the money back, or without a way that is still open to the caller.
 */
export async function recentExternal(
  context: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<RecentTransfer[]> {
  const { sql, caller } = context
  const rows = await sql<ExternalRow>`
    select * from (
      select distinct on (operation, external->'details', external->>'currency',
          external->>'permission', external->>'countryCode')
        payment.transaction_id as id, operation as type, from_account as "fromAccount", amount,
        currency_code as "currencyCode", external as terms, sent.at, state
      from payment
        join external_transfer on payment_id = payment.id
        join journal_entry sent on sent.id = payment.transaction_id
      where customer_id = ${caller.customerId} and payment.status = 'settled'
      order by operation, external->'details', external->>'currency', external->>'permission',
        external->>'countryCode', sent.at desc, payment.id desc
    ) latest
    order by at desc, id`
  const ways = await payoutWays(sql)
  return rows.map(row => {
    const { permission, countryCode, currency } = row.terms
    const isOffered = ways.some(
      way =>
        way.kind === row.type &&
        way.countryCode === countryCode &&
        way.currencies.includes(currency),
    )
    const isOpen = isOffered && isKindOpen(caller, row.type, permission)
    return recentOf(row, row.state === 'returned' || !isOpen)
  })
}

interface ExternalRow extends Record<string, unknown> {
  readonly id: string
  readonly type: ExternalKind
  readonly fromAccount: string
  readonly amount: Decimal
  readonly currencyCode: string
  readonly terms: ExternalTerms
  readonly at: Date
  readonly state: 'sent' | 'arrived' | 'returned'
}

const recentOf = (
  { id, type, fromAccount, amount, currencyCode, terms, at }: ExternalRow,
  isDisabled: boolean,
): RecentTransfer => ({
  id,
  type,
  isDisabled,
  permission: terms.permission,
  fromAccount,
  beneficiaryName: terms.payeeName,
  amount,
  currencyCode,
  date: at.toISOString(),
  countryCode: terms.countryCode,
  toAmount: terms.toAmount,
  currency: terms.currency,
  details: refillable(terms.details),
})
