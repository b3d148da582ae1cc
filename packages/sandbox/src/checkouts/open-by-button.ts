import type { checkoutMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { payableAmount } from '../payments/index.ts'
import {
  type ButtonRecord,
  chosenAmount,
  findButton,
  forEverybody,
  keepButton,
  termsOf,
} from '../saved-buttons/index.ts'
import { checkOpen } from './check-open.ts'
import { type CheckoutRecord, findCheckoutOfAttempt } from './checkout-record.ts'
import { insertCheckout } from './insert-checkout.ts'

export const buttonHandlers = {
  showButton: async ({ buttonId }, { sql, bankUrl }) => {
    const button = await findButton(sql, buttonId)
    if (!button) throw noButton()
    return { button: forEverybody(button, bankUrl) }
  },
  openByButton: async ({ buttonId, attempt, amount }, context) => {
    const known = await findCheckoutOfAttempt(context, attempt)
    if (known) return ofButton(known, buttonId)
    const button = await keepButton(context.sql, buttonId)
    if (!button || button.isDeleted) throw noButton()
    const chosen = chosenAmount(termsOf(button), amount)
    if ('fault' in chosen) {
      if (chosen.fault === 'missing') return {}
      throw refuse.invalid('amount', `It is ${TERMS[chosen.fault](button)}.`)
    }
    await open(button, { attempt, amount: chosen.amount }, context)
    const opened = await findCheckoutOfAttempt(context, attempt)
    if (!opened) throw new Error(`The checkout of a button of ${button.clientKey} is gone.`)
    return ofButton(opened, buttonId)
  },
} satisfies Partial<Handlers<typeof checkoutMethods>>

const TERMS = {
  below: ({ min }: ButtonRecord) => `at least ${min}`,
  above: ({ max }: ButtonRecord) => `at most ${max}`,
  other: ({ amount }: ButtonRecord) => `${amount}`,
}

const noButton = () => refuse.invalid('buttonId', 'There is no such button.')

function ofButton({ id, buttonId }: CheckoutRecord, asked: string): { checkoutId: string } {
  if (buttonId === asked) return { checkoutId: id }
  throw refuse.invalid('attempt', 'This attempt is to pay something else.')
}

async function open(
  button: ButtonRecord,
  wanted: { readonly attempt: string; readonly amount: string },
  context: CallerContext,
): Promise<void> {
  const { clientKey, merchantId, currencyCode, name: description, id: buttonId, frequency } = button
  const { customerId: by } = context.caller
  if (merchantId === by) throw refuse.invalid('checkoutOwn', 'This pays yourself.')
  const payee = { customerId: merchantId }
  const payable = await payableAmount(context.sql, payee, { ...wanted, currencyCode })
  if ('fault' in payable) {
    const field = payable.about === 'amount' ? 'amount' : 'checkoutRefused'
    throw refuse.invalid(field, payable.message)
  }
  await checkOpen(context)
  await insertCheckout(context, {
    clientKey,
    amount: payable.amount,
    currencyCode,
    description,
    opened: { by, attempt: wanted.attempt, buttonId, frequency: frequency ?? undefined },
  })
}
