import {
  BATCH_PAYMENTS,
  type BatchDraftRow,
  CARD_TYPES,
  type FeeShare,
  type PartyKind,
} from '@sixpence/protocol'
import { statusId } from '../accounts/index.ts'
import { type Sql, type SqlPart, sqlPart } from '../db/index.ts'
import type { Decimal } from '../money/index.ts'
import { hasPaid, PAYERS_PART } from '../payments/index.ts'
import { hashOf } from './ahead/revealed-addresses.ts'
import type { PayeeAccount, PayeeRow } from './payee-of.ts'
import type { RowNews } from './submitting/news-of-accounts.ts'

interface EmailOrder {
  readonly email: string
  readonly account: null
  /** The owner of the address at submission. */
  readonly payeeId: string | null
  readonly toAmount: null
  readonly feeShare: null
}

interface AccountOrder {
  readonly email: null
  readonly account: PayeeAccount
  readonly payeeId: null
  /** The amount that arrives, in the currency of the account elsewhere. */
  readonly toAmount: Decimal
  /** Only for a wire. */
  readonly feeShare: FeeShare | null
}

/** One payment requested in a batch. */
export type OrderLine = (EmailOrder | AccountOrder) & {
  readonly rowId: string
  /** From 1. */
  readonly place: number
  /** The amount that leaves, at the rate at submission. */
  readonly amount: Decimal
  /** At the price at submission. */
  readonly fee: Decimal
  readonly note: string | null
  /** The first of the rows that replace each other; null for a row that replaces none. */
  readonly origin: string | null
}

const columns = sqlPart`row_id as "rowId", place, email, account, payee_id as "payeeId", amount, fee,
  note, to_amount as "toAmount", fee_share as "feeShare", origin`

/**
 * The payments of an order that have no outcome yet, for the `from` of a query. They get one in the
 * order's sequence.
 */
export const openRows = (batchId: string): SqlPart => sqlPart`
  batch_order_line where batch_id = ${batchId} and place > (
    select coalesce(max(place), 0) from batch_payment where batch_id = ${batchId})`

/** Reads every payment of an order, in the order's sequence. */
export const orderLines =
  (sql: Sql) =>
  (batchId: string): Promise<readonly OrderLine[]> =>
    sql<OrderLine & Record<string, unknown>>`
    select ${columns}
    from batch_order_line where batch_id = ${batchId} order by place`

/** Reads the next payments of an order that have no outcome yet. */
export const openLines =
  (sql: Sql) =>
  (batchId: string, most: number): Promise<readonly OrderLine[]> =>
    sql<OrderLine & Record<string, unknown>>`
    select ${columns}
    from ${openRows(batchId)}
    order by place limit ${most}::integer`

/** One payment of an order, and how the bank would treat it at this moment. */
export type LineNow = PayeeRow & {
  readonly batch_id: string
  readonly row_id: string
  readonly place: number
  readonly amount: Decimal
  readonly fee: Decimal
  readonly note: string | null
  /** True unless it is a secret of the bank whether somebody has the address. */
  readonly is_known: boolean
  /** Null if nobody can be paid this way, or it isn't known. */
  readonly name: string | null
  readonly kind: PartyKind | null
  /** Also true if it isn't known. */
  readonly is_payable: boolean
  readonly is_other_price: boolean
  /** The amount that arrives at an account elsewhere. */
  readonly to_amount: Decimal | null
  /** At submission; null if there is none. */
  readonly news: RowNews | null
  /** The result of comparing the name with the account holder's, in the draft. */
  readonly name_check: NonNullable<BatchDraftRow['nameCheck']>['result'] | null
  /** The account holder's name, for a close match. */
  readonly holder: string | null
}

/** The fee of the amount that was submitted. The payee may bear a part of it. */
const feeNow = sqlPart`round(fee_of(fee_schedule, line.amount, minor_units)
  * coalesce((${{ ...PAYERS_PART }}::jsonb ->> fee_share)::numeric, 1), minor_units)`

/**
 * A table of {@link LineNow} for these rows of `batch_order_line`. A customer must still have the
 * address of the order. Shows of addresses whose owner was never paid only those that are revealed
 * on the day: otherwise orders that are withdrawn again would show for free who banks here.
 */
export const linesNow = (lines: SqlPart, day: string): SqlPart => sqlPart`(
  select line.batch_id, line.row_id, line.place, line.email, line.account, line.amount,
    line.fee, line.note, line.to_amount, line.news, line.name_check, line.holder,
    is_known, case when is_known then public_name(payee) end as name,
    case when is_known then party_kind(payee) end as kind,
    line.account is not null or target.id is not null or not is_known as is_payable,
    coalesce(line.fee <> ${feeNow}, false) as is_other_price
  from ${lines} line
    join batch_order on batch_order.id = line.batch_id
    join ledger_account source on source.id = account_id
    join currency on currency.code = source.currency_code
    cross join lateral (
      select line.account is not null or ${hasPaid(sqlPart`batch_order.customer_id`, sqlPart`line.payee_id`)} or exists (
          select from batch_revealed_address revealed
          where revealed.customer_id = batch_order.customer_id and day = ${day}::date
            and hash = ${hashOf(sqlPart`line.email`)}
        ) as is_known
    ) known
    left join fee_schedule on operation = ${{ ...BATCH_PAYMENTS }}::jsonb ->> batch_order.type
    left join customer payee on payee.id = line.payee_id and payee.email = line.email
      and payee.id <> batch_order.customer_id
    left join lateral (
      select account.id from customer_account account join ledger_account using (id)
      where account.customer_id = payee.id and currency_code = source.currency_code
        and status_id = ${statusId('active')}
        and type not between ${CARD_TYPES.first} and ${CARD_TYPES.last}
      limit 1
    ) target on true
) line_now`
