import type { CallerContext } from '../context.ts'

/** Locks the customer, so that concurrent additions wait and limits on their number hold. */
export async function holdMerchant({ sql, caller }: CallerContext): Promise<void> {
  await sql`select from customer where id = ${caller.customerId} for no key update`
}
