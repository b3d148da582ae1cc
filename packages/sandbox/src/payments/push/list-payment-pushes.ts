import type { Context } from '../../context.ts'
import { CODE_TRIES } from '../approval/approval-code.ts'
import type { ExternalTerms } from '../external-terms.ts'
import { nameOfPayee } from '../payee.ts'

/** A payment that waits for a response on a phone, as the phone shows it. */
export interface PaymentPush {
  /** The push's key: `POST /push/{id}` answers it. */
  readonly id: string
  /** The address of the user who began it. */
  readonly to: string
  readonly devices: readonly string[]
  readonly flow: 'payment'
  /** Two digits that the page shows too. */
  readonly identifier: string
  readonly endsAt: string
  readonly amount: string
  readonly fee: string
  readonly currencyCode: string
  /** Empty text if the payee is gone. */
  readonly payee: string
}

interface Row {
  id: string
  to: string
  devices: string[]
  identifier: string
  endsAt: Date
  amount: string
  fee: string
  currencyCode: string
  payeeEmail: string | null
  checkoutId: string | null
  invoiceId: string | null
  refundsId: string | null
  batchId: string | null
  external: ExternalTerms | null
}

/** Lists the payments that can be confirmed on a phone now, newest first. */
export async function listPaymentPushes({
  sql,
  clock,
}: Pick<Context, 'sql' | 'clock'>): Promise<readonly PaymentPush[]> {
  const now = clock.now()
  const rows = await sql<Row & Record<string, unknown>>`
    select push_key as id, maker.email as "to", identifier, code_expires_at as "endsAt",
      amount, fee, currency_code as "currencyCode", payee_email as "payeeEmail",
      checkout_id as "checkoutId", invoice_id as "invoiceId",
      refunds_id as "refundsId", batch_id as "batchId", external,
      coalesce((select array_agg(name order by last_activity_at desc) from device
        where device.customer_id = maker.id and approved_at is not null), '{}') as devices
    from payment_approval join payment on payment.id = payment_id
      join customer maker on maker.id = coalesce(made_by, customer_id)
    where push_key is not null and push_answer is null and status = 'pendingApproval'
      and tries < ${CODE_TRIES} and code_expires_at > ${now} and expires_at > ${now}
    order by sent_at desc`
  const pushes: PaymentPush[] = []
  for (const { endsAt, ...row } of rows) {
    const { payeeEmail, checkoutId, invoiceId, refundsId, external, batchId, ...push } = row
    const payee = await nameOfPayee(sql, {
      payeeEmail: payeeEmail ?? undefined,
      checkoutId: checkoutId ?? undefined,
      invoiceId: invoiceId ?? undefined,
      refundsId: refundsId ?? undefined,
      external: external ?? undefined,
      batchId: batchId ?? undefined,
    })
    pushes.push({ ...push, flow: 'payment', endsAt: endsAt.toISOString(), payee })
  }
  return pushes
}
