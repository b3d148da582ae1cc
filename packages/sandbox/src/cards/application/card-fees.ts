import { activeOwnAccount, availableAmount, statusId } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import { houseAccount, lockAccounts, postEntry } from '../../ledger/index.ts'
import { compare, type Decimal, negate, roundHalfUp } from '../../money/index.ts'
import { refuse } from '../../http/index.ts'
import { ACCOUNT_TYPE } from '@sixpence/protocol'

/** The fees of the bank. */
export type CardFee =
  | 'annual'
  | 'issue'
  | 'issueVirtual'
  | 'monthly'
  | 'activation'
  | 'standard'
  | 'express'

/** The fees of cards, in a currency's smallest amount; `none` is zero in that form. */
export async function cardFees(
  { sql }: Pick<CallerContext, 'sql'>,
  currencyCode: string,
): Promise<Readonly<Record<CardFee | 'none', Decimal>>> {
  const rows = await sql<{ kind: CardFee; amount: string; decimals: number }>`
    select kind, amount, minor_units as decimals
    from card_fee cross join currency where code = ${currencyCode}`
  // The table has a row for each kind.
  const fees = Object.fromEntries(
    rows.map(({ kind, amount, decimals }) => [kind, roundHalfUp(amount, decimals)]),
  ) as Record<CardFee, Decimal>
  return { ...fees, none: roundHalfUp('0', rows[0]?.decimals ?? 0) }
}

/** A fee, and the account that pays it. */
export interface Charge {
  readonly accountId: string
  readonly currencyCode: string
  readonly amount: Decimal
  /** Shown in the history. */
  readonly description: string
}

/**
 * Takes a fee from an account of the caller; does nothing if it is zero.
 *
 * @throws {Refusal} `VF` with `feeAccountId` or `balance`, `CA`, `13` like for any payment.
 */
export async function charge(context: CallerContext, fee: Charge): Promise<void> {
  const { accountId, currencyCode, amount, description } = fee
  if (compare(amount, '0') === 0) return
  const { sql, clock } = context
  await lockAccounts(sql, [accountId])
  const account = await activeOwnAccount(context, accountId, 'feeAccountId')
  if (account.currencyCode !== currencyCode) {
    throw refuse.invalid('feeAccountId', `The fee is paid in ${currencyCode}.`)
  }
  if (compare(amount, await availableAmount(context, accountId)) > 0) {
    throw refuse.invalid('balance', 'There is not enough on the account.')
  }
  const feeAccount = houseAccount('fees', currencyCode)
  await postEntry(context, {
    kind: 'cardFee',
    at: clock.now(),
    description,
    postings: [
      { accountId, currencyCode, amount: negate(amount), purpose: 'fee' },
      { accountId: feeAccount, currencyCode, amount, purpose: 'fee' },
    ],
  })
}

/**
 * Returns the account that pays a fee without a named account: the card's own if it can, otherwise
 * the first of the customer's payment accounts in its currency that can.
 *
 * @throws {Refusal} `VF` with `balance` when none can.
 */
export async function accountFor(
  context: CallerContext,
  { accountId, currencyCode, amount }: Omit<Charge, 'description'>,
): Promise<string> {
  const rows = await context.sql<{ id: string }>`
    select account.id from ledger_account account join customer_account own using (id)
      left join card on account_id = account.id
    where customer_id = ${context.caller.customerId} and currency_code = ${currencyCode}
      and card_status(card, status_id, ${context.clock.now()}) = ${statusId('active')}
      and (type = ${ACCOUNT_TYPE.payment} or account.id = ${accountId})
    order by account.id = ${accountId} desc, opened_at, account.id`
  for (const { id } of rows) {
    if (compare(amount, await availableAmount(context, id)) <= 0) return id
  }
  throw refuse.invalid('balance', `No account in ${currencyCode} can pay the fee of ${amount}.`)
}
