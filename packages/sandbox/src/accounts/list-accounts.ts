import type { Account } from '@sixpence/protocol'
import type { accountMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import { statusWord } from './account-status.ts'

export const listAccountsHandlers = {
  list: async (_input, { sql, clock, caller }) => {
    const rows = await sql<AccountRow>`
      select account.id, customer_id, type, sub_type, nickname, account.currency_code, money.balance,
        card_status(card, customer_account.status_id, ${clock.now()}) as status_id,
        card.is_virtual, card.alias, card.expiry_month, card.expiry_year, card.has_fraud_mark,
        lpad(right(card.number, 4), length(card.number), '*') as card_number,
        card_stage(card.reissued_at, card.reissue_is_express, ${clock.now()}) as reissued_status_id,
        card.reissued_at is not null and card.reissue_is_express as is_reissue_express,
        card.settlement_account_id,
        round(coalesce(money.minimum, 0), minor_units) as minimum,
        round(held_amount(money.id, ${clock.now()}, ''), minor_units) as pending
      from ledger_account account
        join customer_account using (id)
        join currency on code = account.currency_code
        left join card on card.account_id = account.id
        -- What is on a debit card is what is on the account behind it.
        join ledger_account money on money.id = coalesce(settlement_account_id, account.id)
      where customer_id = ${caller.customerId}
      order by card_status(card, customer_account.status_id, ${clock.now()}), opened_at, account.id`
    return { accounts: rows.map(accountOf) }
  },
} satisfies Partial<Handlers<typeof accountMethods>>

interface AccountRow {
  id: string
  customer_id: string
  type: number
  sub_type: 'PREPAID' | 'DEBIT' | null
  status_id: number
  nickname: string | null
  currency_code: string
  balance: string
  minimum: string
  pending: string
  is_virtual: boolean | null
  alias: string | null
  expiry_month: number | null
  expiry_year: number | null
  has_fraud_mark: boolean | null
  card_number: string | null
  reissued_status_id: number | null
  is_reissue_express: boolean | null
  settlement_account_id: string | null
}

function accountOf(row: AccountRow): Account {
  return {
    accountId: row.id,
    customerId: row.customer_id,
    type: row.type,
    ...(row.sub_type && { subType: row.sub_type }),
    accountStatusId: statusWord(row.status_id),
    currencyCode: row.currency_code,
    ...(row.nickname !== null && { nickname: row.nickname }),
    balance: row.balance,
    accountBalanceMin: row.minimum,
    pendingAmount: row.pending,
    ...(row.card_number !== null && cardPart({ ...row, card_number: row.card_number })),
  }
}

function cardPart(row: AccountRow & { card_number: string }): Partial<Account> {
  return {
    cardNumber: row.card_number,
    cardIsVirtual: row.is_virtual ?? false,
    ...(row.alias !== null && { cardAliasName: row.alias }),
    ...(row.expiry_month !== null && { cardExpiryMonth: row.expiry_month }),
    ...(row.expiry_year !== null && { cardExpiryYear: row.expiry_year }),
    ...(row.has_fraud_mark && { cardHasFraudMark: true }),
    ...(row.reissued_status_id !== null && { cardReissuedStatusId: row.reissued_status_id }),
    ...(row.is_reissue_express === true && { cardReissueIsExpress: true }),
    ...(row.settlement_account_id !== null && { settlementAccountId: row.settlement_account_id }),
  }
}
