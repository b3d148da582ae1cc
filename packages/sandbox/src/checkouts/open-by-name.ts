import type { SignedPayment } from '@sixpence/protocol'
import type { checkoutMethods } from '@sixpence/protocol/schemas'
import { verifyPaymentLink } from '@sixpence/protocol/merchant-signature'
import type * as z from 'zod/mini'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { compare } from '../money/index.ts'
import { findNamed, type NamedMerchant, payeeForEverybody } from '../pay-by-name/index.ts'
import { payableAmount } from '../payments/index.ts'
import { checkOpen } from './check-open.ts'
import {
  type CheckoutRecord,
  findCheckoutOfAttempt,
  findCheckoutOfOrder,
} from './checkout-record.ts'
import { insertCheckout } from './insert-checkout.ts'

export const nameHandlers = {
  showPayee: async ({ name }, context) => {
    const merchant = await findNamed(context.sql, name)
    if (!merchant) throw noPayee()
    return { payee: await payeeForEverybody(context, merchant) }
  },
  openByName: async (input, context) => {
    const merchant = await findNamed(context.sql, input.name)
    if (!merchant) throw noPayee()
    const { signed } = input
    if (merchant.customerId === context.caller.customerId) {
      throw refuse.invalid('checkoutOwn', 'This pays yourself.')
    }
    if (signed) await checkSigned({ ...signed, name: input.name }, merchant, context)
    const find = async () => checkoutOf(input, merchant, context)
    const known = await find()
    if (!known) await open(input, merchant, context)
    const checkout = known ?? (await find())
    if (!checkout) throw refuse.invalid('attempt', 'This attempt is to pay something else.')
    return { checkoutId: asSigned(checkout, merchant, signed) }
  },
} satisfies Partial<Handlers<typeof checkoutMethods>>

/** The same refusal for unknown people as for those not paid by name. */
const noPayee = () => refuse.invalid('name', 'Nobody is paid by this name.')

type Input = z.output<typeof checkoutMethods.openByName.input>

/** Finds the checkout of a signed order, opened by anybody; otherwise that of the attempt. */
async function checkoutOf(
  { attempt, signed }: Input,
  { clientKey }: NamedMerchant,
  context: CallerContext,
): Promise<CheckoutRecord | undefined> {
  return signed
    ? findCheckoutOfOrder(context, { clientKey, orderId: signed.orderId })
    : findCheckoutOfAttempt(context, attempt)
}

async function open(input: Input, merchant: NamedMerchant, context: CallerContext): Promise<void> {
  const { attempt, note, signed } = input
  const { clientKey, merchantName } = merchant
  const money = await payable(signed ?? input, merchant, context)
  await checkOpen(context)
  await insertCheckout(context, {
    ...money,
    clientKey,
    orderId: signed?.orderId,
    // An order never shows a payer's words: the next user of the link may be another person.
    description: signed?.orderId ?? (note || merchantName),
    expiresAt: signed && lifeOf(signed, context),
    opened: { by: context.caller.customerId, attempt },
  })
}

async function checkSigned(
  // With the name from the link, which may be an earlier one.
  { expires, ...signed }: SignedPayment & { readonly name: string },
  { secret }: NamedMerchant,
  { clock }: CallerContext,
): Promise<void> {
  const isRight = secret !== null && (await verifyPaymentLink({ ...signed, expires }, secret))
  if (!isRight) throw refuse.invalid('signature', 'This link is not the merchant’s.')
  if (expires * 1000 <= clock.now().getTime()) {
    throw refuse.invalid('expires', 'This link has ended.')
  }
}

/** A checkout of an order can be paid as long as its link, but at most for ninety days. */
function lifeOf({ expires }: SignedPayment, { clock }: CallerContext): Date {
  return new Date(Math.min(expires * 1000, clock.now().getTime() + LONGEST_MS))
}

const LONGEST_MS = 90 * 24 * 60 * 60_000

function asSigned(
  checkout: CheckoutRecord,
  { clientKey }: NamedMerchant,
  signed: SignedPayment | undefined,
): string {
  const isSame =
    !signed ||
    (compare(checkout.amount, signed.amount) === 0 && checkout.currencyCode === signed.currencyCode)
  if (!isSame) throw refuse.invalid('orderDiffers', 'This order was asked for with something else.')
  if (checkout.clientKey === clientKey && checkout.buttonId === null) return checkout.id
  throw refuse.invalid('attempt', 'This attempt is to pay something else.')
}

interface RequestedAmount {
  readonly amount?: string | undefined
  readonly currencyCode?: string | undefined
}

async function payable(
  { amount, currencyCode }: RequestedAmount,
  merchant: NamedMerchant,
  { sql }: CallerContext,
): Promise<{ amount: string; currencyCode: string }> {
  if (amount === undefined) throw refuse.invalid('amount', 'Name the amount.')
  if (currencyCode === undefined) throw refuse.invalid('currencyCode', 'Name the currency.')
  const checked = await payableAmount(sql, merchant, { amount, currencyCode })
  if ('amount' in checked) return { amount: checked.amount, currencyCode }
  throw refuse.invalid(checked.about, checked.message)
}
