import type { PaymentIntent, Sixpence } from '@sixpence/core'
import type { Invoice } from '@sixpence/core/invoices'
import { formatMoney } from '@sixpence/core/money'

/** The values of an invoice. */
export interface Bill {
  readonly toEmail: string
  readonly amount: string
  readonly currency: string
  /** A UTC day, e.g. `2026-12-05`. */
  readonly dueDate: string
  readonly noteBody?: string
}

export interface Asking {
  /** The client of the customer who sends the invoice. */
  readonly payee: Sixpence
  /** The client of the customer who receives it. */
  readonly payer: Sixpence
  readonly bill: Bill
  /** The name of the attempt. Repeating it under the same name creates no second invoice. */
  readonly attempt: string
  /** Returns the code that the bank has sent to the payer. */
  readonly readCode: () => Promise<string>
  readonly say: (line: string) => void
}

/** Sends an invoice, has the other customer pay it, and checks that the money has arrived. */
export async function askForMoney(asking: Asking): Promise<void> {
  const { payee, payer, bill, attempt, say } = asking
  const sent = await payee.invoices.create(bill, { key: attempt })
  say(`${sent.payerEmail} is asked for ${written(sent)} by ${sent.dueDate}`)

  const { items } = await payer.invoices.listReceived({ statusId: 'awaitingPayment' })
  const received = items.find(({ id }) => id === sent.id)
  if (!received) throw new Error('Nothing has come to the payer.')
  say(`${received.payeeName} asks, and the fee is ${received.feePayment}`)

  const { status } = await pay(received, asking)
  const { statusId } = await payee.invoices.get({ invoiceId: sent.id })
  say(`The payment is ${status}, the invoice ${statusId}`)

  const { fileName, bytes } = await payee.invoices.pdf({ invoiceId: sent.id })
  say(`${fileName}: ${bytes.length > 0 ? 'printed' : 'empty'}`)
}

async function pay(shown: Invoice, { payer, readCode }: Asking): Promise<PaymentIntent> {
  const { accounts, payments } = payer
  const from = (await accounts.list()).find(one => one.currencyCode === shown.currencyCode)
  if (!from) throw new Error(`The payer has no account in ${shown.currencyCode}.`)
  const order = {
    invoiceId: shown.id,
    fromAccount: from.accountId,
    // If the bank's record differs by now, nothing moves.
    expectedTotal: shown.total,
    expectedCurrencyCode: shown.currencyCode,
  }
  const { id } = await payments.review({ kind: 'invoice', order, shown })
  const { status } = await payments.send(id)
  if (status === 'pendingApproval') await payments.approve(id, await readCode())
  return payments.outcome(id)
}

const written = ({ amount, currencyCode }: Invoice) => formatMoney({ amount, currencyCode }, 'en')
