import { isPermitted } from '@sixpence/core/access'
import { canSend, type Account } from '@sixpence/core/accounts'
import type { Checkout } from '@sixpence/core/checkouts'
import type { PaymentIntent, PaymentOrder } from '@sixpence/core/payments'
import { useRef, useState } from 'react'
import { useAccounts } from '../accounts/index.ts'
import { useAttempt, usePayments } from '../attempts/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { useStartInfo } from '../start/index.ts'
import {
  currentStateOf,
  loadStateOfAll,
  useReadSubject,
  type ChangeState,
  type LoadState,
} from '../store/index.ts'
import { checkoutsApi } from './checkouts-api.ts'

/** One checkout, and the state and actions for paying it. */
export interface CheckoutTask extends LoadState<Checkout> {
  /** @deprecated Use `data`. */
  readonly checkout: CheckoutTask['data']
  /** The accounts that can pay it: open and in its currency. Undefined until loaded. */
  readonly accounts: readonly Account[] | undefined
  readonly account: Account | undefined
  readonly choose: (accountId: string) => void
  /** True if the user's flags don't allow such payments. The bank refuses them as well. */
  readonly isForbidden: boolean
  /** The state of sending it. Once it is sent, the payment has a state of its own. */
  readonly change: ChangeState
  /**
   * Creates a payment, leads to it through `onNavigate`, and sends it. Repeated presses send it
   * once.
   */
  readonly pay: () => Promise<void>
}

/** Lets the customer pay what a merchant requests, without any UI. */
export function useCheckout(checkoutId: string): CheckoutTask {
  const query = checkoutsApi.get.useRead({ checkoutId })
  const { currentData: checkout } = query
  const all = useAccounts()
  const [chosen, choose] = useState<string>()
  const { run, ...change } = useAttempt()
  const send = useSend()
  const { data: info } = useStartInfo()
  const isForbidden = !isPermitted('checkout', info?.accessInfo?.permissions).result
  const accounts =
    checkout && all.data?.filter(one => canSend(one) && one.currencyCode === checkout.currencyCode)
  const account = accounts?.find(({ accountId }) => accountId === chosen) ?? accounts?.[0]

  return {
    ...loadStateOfAll(accounts && checkout, currentStateOf(query), all),
    checkout,
    accounts,
    account,
    choose,
    isForbidden,
    change,
    pay: async () => {
      if (checkout && account && !isForbidden) await run(() => send(checkout, account))
    },
  }
}

function useSend() {
  const payments = usePayments()
  const navigateTo = useNavigateTo()
  // Pressing again reuses the payment that this form created.
  const opened = useRef<Opened>(undefined)
  const subject = useReadSubject()
  return async (checkout: Checkout, account: Account): Promise<void> => {
    const of = subject()
    const last = opened.current
    const known = last && last.of === of ? last.payment : undefined
    const payment = known ?? (await payments.review(paymentOf(checkout, account)))
    opened.current = { of, payment }
    // The user or customer has changed meanwhile, and the new one didn't press the button.
    if (subject() !== of) return
    const { id } = payment
    const sending = payments.send(id)
    navigateTo({ to: 'payment', kind: 'checkout', id })
    await sending
  }
}

interface Opened {
  /** The user and the customer they act for. */
  readonly of: string | undefined
  readonly payment: PaymentIntent
}

const paymentOf = (checkout: Checkout, { accountId }: Account): PaymentOrder => ({
  kind: 'checkout',
  order: {
    checkoutId: checkout.checkoutId,
    fromAccount: accountId,
    expectedAmount: checkout.amount,
    expectedCurrencyCode: checkout.currencyCode,
  },
  shown: checkout,
})
