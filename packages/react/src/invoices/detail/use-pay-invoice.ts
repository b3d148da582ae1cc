import { canSend, type Account } from '@sixpence/core/accounts'
import type { SixpenceError } from '@sixpence/core/errors'
import type { PaymentIntent, PaymentOrder } from '@sixpence/core/payments'
import type { Invoice } from '@sixpence/core/invoices'
import { useRef, useState } from 'react'
import { useAccounts } from '../../accounts/index.ts'
import { useAttempt } from '../../attempts/index.ts'
import { useNavigateTo, useSixpence } from '../../provider/index.ts'
import { useReadSubject, type Loading } from '../../store/index.ts'

/** The state and actions for paying one invoice. */
export interface PayInvoiceTask extends Loading {
  /** The accounts that can pay it: open and in its currency. Undefined until loaded. */
  readonly accounts: readonly Account[] | undefined
  readonly account: Account | undefined
  readonly choose: (accountId: string) => void
  /** True if the customer could exchange money into an account of this currency. */
  readonly hasOthers: boolean
  readonly isPending: boolean
  /** The reason why it couldn't be sent. Once it is sent, the payment has a state of its own. */
  readonly payFailure: SixpenceError | undefined
  /**
   * Creates a payment, leads to it through `onNavigate`, and sends it. Repeated presses send it
   * once.
   */
  readonly pay: () => Promise<void>
}

/** Lets the customer pay an invoice that has been loaded, without any UI. */
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
  // Pressing again for the same order reuses the payment.
  const opened = useRef<Opened>(undefined)
  return async (order: PaymentOrder): Promise<void> => {
    const of = `${subject()} ${JSON.stringify(order.order)}`
    const last = opened.current
    const payment = last?.of === of ? last.payment : await payments.review(order)
    opened.current = { of, payment }
    // The user or customer has changed meanwhile, and the new one didn't press the button.
    if (`${subject()} ${JSON.stringify(order.order)}` !== of) return
    const { id } = payment
    const sending = payments.send(id)
    navigateTo({ to: 'payment', kind: 'invoice', id })
    await sending
  }
}

interface Opened {
  /** The user, the customer they act for, and their order. */
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
