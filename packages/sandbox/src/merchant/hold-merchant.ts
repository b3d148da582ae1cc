import type { CallerContext } from '../context.ts'

/** Holds the customer: whoever adds something meanwhile waits, so that numbers hold. */
export async function holdMerchant({ sql, caller }: CallerContext): Promise<void> {
  await sql`select from customer where id = ${caller.customerId} for no key update`
}
