import { canSend, type Account } from '@sixpence/core/accounts'
import type { PaymentIntent, PaymentOrder } from '@sixpence/core/payments'
import type { Invoice } from '@sixpence/core/invoices'
import { useRef, useState } from 'react'
import { useAccounts } from '../../accounts/index.ts'
import { useAttempt, usePayments } from '../../attempts/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { useReadSubject, type ChangeState, type LoadState } from '../../store/index.ts'

/** The accounts that can pay an invoice, open and in its currency, and the actions for paying it. */
export interface PayInvoiceTask extends LoadState<readonly Account[]> {
  /** @deprecated Use `data`. */
  readonly accounts: PayInvoiceTask['data']
  readonly account: Account | undefined
  readonly choose: (accountId: string) => void
  /** True if the customer could exchange money into an account of this currency. */
  readonly hasOthers: boolean
  /** The state of sending it. Once it is sent, the payment has a state of its own. */
  readonly change: ChangeState
  /**
   * Creates a payment, leads to it through `onNavigate`, and sends it. Repeated presses send it
   * once.
   */
  readonly pay: () => Promise<void>
}

/** Lets the customer pay an invoice that has been loaded, without any UI. */
export function usePayInvoice(invoice: Invoice): PayInvoiceTask {
  const { data: all, ...state } = useAccounts()
  const [chosen, choose] = useState<string>()
  const { run, ...change } = useAttempt()
  const send = useSend()
  const senders = all?.filter(canSend)
  const accounts = senders?.filter(one => one.currencyCode === invoice.currencyCode)
  const account = accounts?.find(({ accountId }) => accountId === chosen) ?? accounts?.[0]
  return {
    ...state,
    data: accounts,
    accounts,
    account,
    choose,
    hasOthers: senders !== undefined && senders.length > 0,
    change,
    pay: async () => {
      if (account) await run(() => send(paymentOf(invoice, account)))
    },
  }
}

function useSend() {
  const payments = usePayments()
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
