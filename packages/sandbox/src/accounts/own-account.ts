import type { CallerContext } from '../context.ts'
import { Refusal } from '../http/index.ts'
import { statusWord } from './account-status.ts'

/** An account of the caller. */
export interface OwnAccount {
  readonly id: string
  readonly currencyCode: string
  /** Decimals of its currency's smallest amount. */
  readonly decimals: number
  readonly statusId: number
}

/**
 * Finds an account of the caller, closed ones too.
 *
 * @throws {Refusal} `13` when there is none or it is another's: which of the two is not told.
 */
export async function ownAccount(
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  accountId: string,
): Promise<OwnAccount> {
  const [row] = await sql<{ currency_code: string; minor_units: number; status_id: number }>`
    select account.currency_code, minor_units,
      card_status(card, status_id, ${clock.now()}) as status_id
    from ledger_account account
      join customer_account using (id)
      join currency on code = account.currency_code
      left join card on card.account_id = account.id
    where account.id = ${accountId} and customer_id = ${caller.customerId}`
  if (!row) throw new Refusal('13', 'You have no access to this account.')
  const { currency_code, minor_units, status_id } = row
  return {
    id: accountId,
    currencyCode: currency_code,
    decimals: minor_units,
    statusId: status_id,
  }
}

/**
 * Finds an account of the caller that money can move on.
 *
 * @throws {Refusal} `13` as {@link ownAccount}, `CA` when it is closed, `VF` when it is not active.
 */
export async function activeOwnAccount(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  accountId: string,
  param: string,
): Promise<OwnAccount> {
  const account = await ownAccount(context, accountId)
  const status = statusWord(account.statusId)
  if (status === 'closed') throw new Refusal('CA', 'The account is closed.')
  if (status !== 'active') {
    const fields = [{ param, description: 'The account is not active.' }]
    throw new Refusal('VF', 'The account is not active.', { fields })
  }
  return account
}
