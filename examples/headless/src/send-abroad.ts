import {
  isSixpenceError,
  type PaymentIntent,
  type PaymentOrder,
  type Sixpence,
} from '@sixpence/core'
import { formatMoney } from '@sixpence/core/money'

/** A payment to someone's account in another country. */
export interface Abroad {
  readonly countryCode: string
  /** The currency that arrives. */
  readonly currency: string
  /** The amount that arrives. */
  readonly amount: string
  readonly payeeName: string
  /** The values of the fields that the bank requires, e.g. `iban`. */
  readonly details: Readonly<Record<string, string>>
}

type EftOrder = Extract<PaymentOrder, { kind: 'eftTransfer' }>['order']

export interface SendingAbroad {
  /** The client of the signed-in customer. */
  readonly sixpence: Sixpence
  readonly abroad: Abroad
  /** Returns the code that the bank has sent to the customer. */
  readonly readCode: () => Promise<string>
  readonly say: (line: string) => void
}

/**
 * Sends money by EFT, from the required fields to the day of arrival. It is rehearsed first, so
 * that an order the bank would refuse isn't sent.
 */
export async function sendAbroad(sending: SendingAbroad): Promise<void> {
  const { sixpence, abroad, say } = sending
  const { accounts, payments, transfers } = sixpence
  await checkFields(sending)

  const [from] = await accounts.list()
  if (!from) throw new Error('The customer has no account.')
  const order = { ...abroad, fromAccount: from.accountId, permission: '3d' as const }
  await rehearse(order, sending)

  const shown = await transfers.quoteEft(order)
  const { id } = await payments.review({ kind: 'eftTransfer', order, shown })
  const sent = await approved(await payments.send(id), sending)
  if (sent.status !== 'settled' || !sent.transactionId) {
    throw new Error(`The payment is ${sent.status}. ${sent.refusal?.message ?? ''}`)
  }
  const transfer = await transfers.external({ transactionId: sent.transactionId })
  say(`Transaction ${sent.transactionId}: ${transfer.state}`)
}

/** Rehearses the order: the bank returns the outcome or the reason for a refusal, and nothing moves. */
async function rehearse(order: EftOrder, { sixpence, say }: SendingAbroad): Promise<void> {
  const ahead = await sixpence.payments.rehearse({ kind: 'eftTransfer', order })
  if (ahead.outcome === 'refused') {
    throw new Error(`The bank would refuse this, so nothing was sent. ${ahead.refusal.message}`)
  }
  const { outcome, total, fee, rate, fromCurrencyCode, arriving, currency, arrivesAt } = ahead
  say(outcome === 'approval' ? 'It would wait for an approval.' : 'It would leave at once.')
  const leaving = formatMoney({ amount: total, currencyCode: fromCurrencyCode }, 'en')
  say(`${leaving} would leave: fee ${fee}, rate ${rate}`)
  say(`${arriving} ${currency} would arrive in ${order.countryCode}, ${arrivesAt}`)
}

/** Checks the fields of the way to the country, as the bank defines them, for missing ones. */
async function checkFields({ sixpence, abroad }: SendingAbroad): Promise<void> {
  const { countryCode, details } = abroad
  const ways = await sixpence.transfers.ways({ countryCode, permission: '3d' })
  const eft = ways.find(({ kind }) => kind === 'eft')
  if (!eft) throw new Error(`The bank sends nothing to ${countryCode} by EFT. Choose another way.`)
  const missing = eft.fields.filter(({ name, isRequired }) => isRequired && !details[name])
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name).join(', ')
  throw new Error(`Add to the recipient's details: ${names}.`)
}

/** Enters the code if the customer approves payments by one. */
async function approved(
  payment: PaymentIntent,
  { sixpence, readCode }: SendingAbroad,
): Promise<PaymentIntent> {
  if (payment.status !== 'pendingApproval') return payment
  try {
    return await sixpence.payments.approve(payment.id, await readCode())
  } catch (cause) {
    // It may have gone through, so look it up by its key; never send it again.
    if (isSixpenceError(cause) && cause.code === 'offline')
      return sixpence.payments.outcome(payment.id)
    throw cause
  }
}
