import { hasCardEnded, isCardType } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { type Refusal, refuse } from '../http/index.ts'
import { statusWord } from './account-status.ts'

/** An account of the caller. */
export interface OwnAccount {
  readonly id: string
  readonly currencyCode: string
  /** Decimals of its currency's smallest amount. */
  readonly decimals: number
  readonly type: number
  readonly statusId: number
  /** The account that pays for a debit card. */
  readonly settlementAccountId: string | null
  /** True for a card that somebody else may have used. */
  readonly hasFraudMark: boolean
}

/**
 * Finds an account of the caller, closed ones too.
 *
 * @throws {Refusal} `13` when there is none or it is another customer's, without revealing which.
 */
export async function ownAccount(
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  accountId: string,
): Promise<OwnAccount> {
  const [row] = await sql<OwnAccount & Record<string, unknown>>`
    select account.id, account.currency_code as "currencyCode", minor_units as decimals, type,
      card_status(card, status_id, ${clock.now()}) as "statusId",
      settlement_account_id as "settlementAccountId",
      coalesce(has_fraud_mark, false) as "hasFraudMark"
    from ledger_account account
      join customer_account using (id)
      join currency on code = account.currency_code
      left join card on card.account_id = account.id
    where account.id = ${accountId} and customer_id = ${caller.customerId}`
  if (!row) throw refuse.accessDenied('You have no access to this account.')
  return row
}

/**
 * Finds an account of the caller that money can move on.
 *
 * @throws {Refusal} `13` like {@link ownAccount}, `CA` when it is closed, `VF` when it isn't active
 *   or is a debit card, whose money is that of the account behind it.
 */
export async function activeOwnAccount(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  accountId: string,
  param: string,
): Promise<OwnAccount> {
  const account = await ownAccount(context, accountId)
  if (statusWord(account.statusId) !== 'active') throw notActive(account, param)
  return withMoneyOfItsOwn(account, param)
}

/**
 * Finds an account of the caller whose money can go to another of theirs: an active one, or a card
 * that has ended.
 *
 * @throws {Refusal} Like {@link activeOwnAccount}.
 */
export async function leavableOwnAccount(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  accountId: string,
  param: string,
): Promise<OwnAccount> {
  const account = await ownAccount(context, accountId)
  const accountStatusId = statusWord(account.statusId)
  const isLeavable = accountStatusId === 'active' || hasCardEnded({ ...account, accountStatusId })
  if (!isLeavable) throw notActive(account, param)
  return withMoneyOfItsOwn(account, param)
}

/**
 * Finds an account of the caller that can receive their own money: an active one, or a limited one
 * that isn't a card.
 *
 * @throws {Refusal} Like {@link activeOwnAccount}.
 */
export async function takingOwnAccount(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  accountId: string,
  param: string,
): Promise<OwnAccount> {
  const account = await ownAccount(context, accountId)
  const status = statusWord(account.statusId)
  const isTaking = status === 'active' || (status === 'limited' && !isCardType(account.type))
  if (!isTaking) throw notActive(account, param)
  return withMoneyOfItsOwn(account, param)
}

function withMoneyOfItsOwn(account: OwnAccount, param: string): OwnAccount {
  if (account.settlementAccountId === null) return account
  throw refuse.invalid(param, 'The card takes its money from another account.')
}

function notActive({ statusId }: OwnAccount, param: string): Refusal {
  if (statusWord(statusId) === 'closed') return refuse.closedAccount('The account is closed.')
  const fields = [{ param, description: 'The account is not active.' }]
  return refuse.invalidInput('The account is not active.', { fields })
}
