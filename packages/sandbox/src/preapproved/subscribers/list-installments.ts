import type { Installment } from '@sixpence/protocol'
import type { Sql } from '../../db/index.ts'

interface InstallmentRow extends Omit<Installment, 'checkoutId'>, Record<string, unknown> {
  readonly checkoutId: string | null
}

/** Lists the paid and failed installments of a merchant's subscription, latest first. */
export async function listInstallments(sql: Sql, subscriptionId: string): Promise<Installment[]> {
  const rows = await sql<InstallmentRow>`
    select subscription_id || '.' || number as id, number, day as date,
      round(to_amount, minor_units) as amount, currency.code as "currencyCode",
      case when fault is null then 'paid' else 'failed' end as status,
      payment.checkout_id as "checkoutId"
    from subscription_run
      join subscription on subscription.id = subscription_id
      join payment on payment.id = subscription_run.payment_id
      join ledger_account target on target.id = subscription.to_account
      join currency on currency.code = target.currency_code
    where subscription_id = ${subscriptionId}
    order by number desc`
  return rows.map(({ checkoutId, ...row }) => ({
    ...row,
    ...(checkoutId !== null && { checkoutId }),
  }))
}
