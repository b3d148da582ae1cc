import {
  isSixpenceError,
  type PaymentIntent,
  type PaymentOrder,
  type Sixpence,
} from '@sixpence/core'
import { formatMoney } from '@sixpence/core/money'

/** Money for somebody's account in another country. */
export interface Abroad {
  readonly countryCode: string
  /** In which it arrives. */
  readonly currency: string
  /** What arrives. */
  readonly amount: string
  readonly payeeName: string
  /** By the names of the fields that the bank asks for, e.g. `iban`. */
  readonly details: Readonly<Record<string, string>>
}

type EftOrder = Extract<PaymentOrder, { kind: 'eftTransfer' }>['order']

export interface SendingAbroad {
  /** Signed in as the customer. */
  readonly sixpence: Sixpence
  readonly abroad: Abroad
  /** Reads the code that the bank has sent to the customer. */
  readonly readCode: () => Promise<string>
  readonly say: (line: string) => void
}

/**
 * Sends money by EFT, from the fields that the bank asks for to the day when it arrives. It is
 * rehearsed first: what the bank would refuse is not sent.
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

/** Nothing moves: the bank says what it would do with the order, or why it would do nothing. */
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

/** The bank names the fields of each way to a country: a program can tell what is missing. */
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

/** Hands in the code, if the customer approves their payments by one. */
async function approved(
  payment: PaymentIntent,
  { sixpence, readCode }: SendingAbroad,
): Promise<PaymentIntent> {
  if (payment.status !== 'pendingApproval') return payment
  try {
    return await sixpence.payments.approve(payment.id, await readCode())
  } catch (cause) {
    // It may have gone through: it is looked up by its key, and never sent again.
    if (isSixpenceError(cause) && cause.code === 'offline')
      return sixpence.payments.outcome(payment.id)
    throw cause
  }
}
