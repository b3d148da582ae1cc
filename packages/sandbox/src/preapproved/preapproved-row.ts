import {
  type PreapprovedFault,
  type PreapprovedFilter,
  type PreapprovedItem,
  SUBSCRIPTION_TRANSACTIONS,
  subscriptionDays,
} from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'

interface PreapprovedRow
  extends
    Pick<
      PreapprovedItem,
      | 'id'
      | 'type'
      | 'status'
      | 'beneficiaryEmail'
      | 'beneficiaryName'
      | 'fromAccount'
      | 'amount'
      | 'currencyCode'
      | 'frequency'
      | 'firstDate'
      | 'transactionsMade'
      | 'userCancel'
    >,
    Record<string, unknown> {
  readonly toAccount: string | null
  readonly description: string | null
  readonly nextDate: string | null
  readonly endDate: string | null
  readonly transactions: number | null
  readonly nextNumber: number
  readonly lastDay: string
  readonly lastFault: PreapprovedFault | null
}

/** Lists the subscriptions of the customer acted for that have begun, newest first. */
export async function findPreapproved(
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  { id, beneficiaryEmail, fromAmount, toAmount, type }: PreapprovedFilter & { id?: string },
): Promise<readonly PreapprovedItem[]> {
  const rows = await sql<PreapprovedRow>`
    select subscription.id, type, subscription.status, payee.email as "beneficiaryEmail",
      coalesce(embedder.name, full_name(payee)) as "beneficiaryName",
      subscription.from_account as "fromAccount",
      case when subscription.merchant_id is null then subscription.to_account end as "toAccount",
      checkout.description, round(to_amount, minor_units) as amount,
      target.currency_code as "currencyCode", subscription.frequency, first_day as "firstDate", next_day as "nextDate",
      end_day as "endDate", transactions, next_number as "nextNumber", user_cancel as "userCancel",
      last_run.day as "lastDay", last_run.fault as "lastFault",
      (select count(*)::int from subscription_run
        where subscription_id = subscription.id and fault is null) as "transactionsMade"
    from subscription
      join customer payee
        on payee.id = coalesce(subscription.merchant_id, subscription.customer_id)
      join ledger_account target on target.id = subscription.to_account
      join currency on code = target.currency_code
      join payment on payment.id = subscription.payment_id
      left join checkout on checkout.id = payment.checkout_id
      left join embedder on embedder.client_key = checkout.client_key
      join subscription_run last_run
        on last_run.subscription_id = subscription.id and last_run.number = next_number - 1
    where subscription.customer_id = ${caller.customerId} and subscription.status <> 'asked'
      and (${id}::text is null or subscription.id = ${id})
      and (${beneficiaryEmail?.trim()}::text is null
        or position(lower(${beneficiaryEmail?.trim()}) in payee.email) > 0)
      and (${fromAmount}::numeric is null or to_amount >= ${fromAmount})
      and (${toAmount}::numeric is null or to_amount <= ${toAmount})
      and (${type}::text is null or type = ${type})
    order by subscription.position desc`
  return rows.map(itemOf)
}

function itemOf({ transactions, nextNumber, ...row }: PreapprovedRow): PreapprovedItem {
  const { toAccount, description, nextDate, endDate, lastDay, lastFault, ...told } = row
  const left = leftOf({ transactions, nextNumber, ...row })
  return {
    ...told,
    ...(toAccount !== null && { toAccount }),
    ...(description !== null && { description }),
    ...(nextDate !== null && { nextDate }),
    ...(endDate !== null && { endDate }),
    ...(left !== undefined && { transactionsLeft: left }),
    ...(lastFault !== null && { lastFault: { date: lastDay, fault: lastFault } }),
  }
}

/** Returns the remaining payments; undefined if the end is too far away to count. */
function leftOf(
  row: Pick<
    PreapprovedRow,
    'nextDate' | 'endDate' | 'transactions' | 'nextNumber' | 'frequency' | 'firstDate'
  >,
): number | undefined {
  const { nextDate, endDate, transactions, nextNumber, frequency, firstDate: firstDay } = row
  if (nextDate === null || (endDate === null && transactions === null)) return undefined
  const end = { endDate: endDate ?? undefined, transactions: transactions ?? undefined }
  const most = SUBSCRIPTION_TRANSACTIONS.most + 1
  const left = subscriptionDays({ frequency, firstDay, ...end }, most, nextNumber - 1).length
  return left === most ? undefined : left
}
