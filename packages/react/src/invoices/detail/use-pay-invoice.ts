import { canSend, type Account, type PaymentIntent, type PaymentOrder } from '@sixpence/core'
import type { Invoice } from '@sixpence/core/invoices'
import type { SixpenceError } from '@sixpence/core/session'
import { useRef, useState } from 'react'
import { useAccounts } from '../../accounts/index.ts'
import { useAttempt } from '../../attempts/index.ts'
import { useNavigateTo, useSixpence } from '../../provider/index.ts'
import { useReadSubject, type LoadState } from '../../store/index.ts'

/** What paying one invoice takes. */
export interface PayInvoiceTask extends LoadState {
  /** Those it can be paid from: open and in its currency. Undefined until they are known. */
  readonly accounts: readonly Account[] | undefined
  readonly account: Account | undefined
  readonly choose: (accountId: string) => void
  /** The customer could exchange money into an account of the currency. */
  readonly hasOthers: boolean
  readonly isPending: boolean
  /** Why it couldn't be sent. Once it is sent, the payment itself has its state. */
  readonly payFailure: SixpenceError | undefined
  /** Opens a payment, says where to see it (`onNavigate`), and sends it, once however often pressed. */
  readonly pay: () => Promise<void>
}

/** Everything a screen needs to let the customer pay an invoice that the bank has told of. */
export function usePayInvoice(invoice: Invoice): PayInvoiceTask {
  const all = useAccounts()
  const [chosen, choose] = useState<string>()
  const { isPending, failure, run } = useAttempt()
  const send = useSend()
  const senders = all.accounts?.filter(canSend)
  const accounts = senders?.filter(one => one.currencyCode === invoice.currencyCode)
  const account = accounts?.find(({ accountId }) => accountId === chosen) ?? accounts?.[0]
  return {
    accounts,
    account,
    choose,
    hasOthers: senders !== undefined && senders.length > 0,
    isLoading: all.isLoading,
    failure: all.failure,
    retry: all.retry,
    isPending,
    payFailure: failure,
    pay: async () => {
      if (account) await run(() => send(paymentOf(invoice, account)))
    },
  }
}

function useSend() {
  const { payments } = useSixpence()
  const navigateTo = useNavigateTo()
  const subject = useReadSubject()
  // What was opened stays the payment, should it be pressed again for the same.
  const opened = useRef<Opened>(undefined)
  return async (order: PaymentOrder): Promise<void> => {
    const of = `${subject()} ${JSON.stringify(order.order)}`
    const last = opened.current
    const payment = last?.of === of ? last.payment : await payments.review(order)
    opened.current = { of, payment }
    // The subject has changed since, and the new one did not press the button.
    if (`${subject()} ${JSON.stringify(order.order)}` !== of) return
    const { id } = payment
    const sending = payments.send(id)
    navigateTo({ to: 'payment', kind: 'invoice', id })
    await sending
  }
}

interface Opened {
  /** Who was signed in, whom they acted for, and what they ordered. */
  readonly of: string
  readonly payment: PaymentIntent
}

const paymentOf = (invoice: Invoice, { accountId }: Account): PaymentOrder => ({
  kind: 'invoice',
  order: {
    invoiceId: invoice.id,
    fromAccount: accountId,
    expectedTotal: invoice.total,
    expectedCurrencyCode: invoice.currencyCode,
  },
  shown: invoice,
})
