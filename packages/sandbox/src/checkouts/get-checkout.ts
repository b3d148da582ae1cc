import type { Checkout } from '@sixpence/protocol'
import type { checkoutMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { logoUrlOf } from '../rendering/index.ts'
import { type CheckoutRecord, findCheckout, forCustomer } from './checkout-record.ts'

export const getCheckoutHandlers = {
  get: async ({ checkoutId }, context) => {
    const checkout = await findCheckout(context, checkoutId)
    if (!checkout) throw refuse.invalid('checkoutId', 'There is no such checkout.')
    return { checkout: forCustomer(checkout, await logoOf(checkout, context)) }
  },
} satisfies Partial<Handlers<typeof checkoutMethods>>

/** The logo of the button that opened it, or its merchant's default. */
async function logoOf(
  { merchantId, buttonId }: CheckoutRecord,
  { sql, bankUrl }: CallerContext,
): Promise<Pick<Checkout, 'logoUrl'>> {
  const [row] = await sql<{ logo: string | null }>`
    select merchant_logo(${merchantId},
      (select logo_id from saved_button where id = ${buttonId})) as logo`
  return logoUrlOf(row?.logo ?? null, bankUrl)
}
