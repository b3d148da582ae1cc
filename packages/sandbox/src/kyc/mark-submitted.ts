import type { Context } from '../context.ts'

/** Marks answers as submitted: from here on the bank reviews them. */
export async function markSubmitted(
  customerId: string,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<void> {
  await sql`
    update kyc_info set submitted_at = coalesce(submitted_at, ${clock.now()}), return_reason = null
    where customer_id = ${customerId}`
  await sql`update customer set needs_kyc = false, verified = false where id = ${customerId}`
}
