import {
  canSend,
  isPermitted,
  type Account,
  type Checkout,
  type PaymentIntent,
  type PaymentOrder,
  type SixpenceError,
} from '@sixpence/core'
import { useRef, useState } from 'react'
import { useAccounts } from '../accounts/index.ts'
import { useAttempt } from '../attempts/index.ts'
import { useNavigateTo, useSixpence } from '../provider/index.ts'
import { useStartInfo } from '../start/index.ts'
import { failureOf, useReadSubject, type Failure } from '../store/index.ts'
import { checkoutsApi } from './checkouts-api.ts'

/** What a screen for one checkout needs. */
export interface CheckoutTask {
  /** As the bank has it on record; undefined until it has answered. */
  readonly checkout: Checkout | undefined
  /** Accounts that it can be paid from: open and in its currency. Undefined until they are known. */
  readonly accounts: readonly Account[] | undefined
  readonly account: Account | undefined
  readonly choose: (accountId: string) => void
  /** The flags of the user do not open such payments; the bank refuses them. */
  readonly isForbidden: boolean
  /** Why there is nothing to show. */
  readonly loadFailure: Failure | undefined
  readonly retry: () => void
  readonly isPending: boolean
  /** Why it couldn't be sent. Once it is sent, the payment itself has its state. */
  readonly failure: SixpenceError | undefined
  /** Opens a payment, says where to see it (`onNavigate`), and sends it, once however often pressed. */
  readonly pay: () => Promise<void>
}

/** Everything a screen needs to let the customer pay what a merchant asks for. */
export function useCheckout(checkoutId: string): CheckoutTask {
  const { currentData: checkout, error, refetch } = checkoutsApi.get.useRead({ checkoutId })
  const all = useAccounts()
  const [chosen, choose] = useState<string>()
  const { isPending, failure, run } = useAttempt()
  const send = useSend()
  const { info } = useStartInfo()
  const isForbidden = !isPermitted('checkout', info?.accessInfo?.permissions).result
  const accounts =
    checkout &&
    all.accounts?.filter(one => canSend(one) && one.currencyCode === checkout.currencyCode)
  const account = accounts?.find(({ accountId }) => accountId === chosen) ?? accounts?.[0]

  return {
    checkout,
    accounts,
    account,
    choose,
    isForbidden,
    loadFailure: failureOf(error) ?? all.failure,
    retry: () => {
      void refetch()
      all.retry()
    },
    isPending,
    failure,
    pay: async () => {
      if (checkout && account && !isForbidden) await run(() => send(checkout, account))
    },
  }
}

function useSend() {
  const { payments } = useSixpence()
  const navigateTo = useNavigateTo()
  // What one form has opened stays its payment, should it be pressed again.
  const opened = useRef<Opened>(undefined)
  const subject = useReadSubject()
  return async (checkout: Checkout, account: Account): Promise<void> => {
    const of = subject()
    const last = opened.current
    const known = last && last.of === of ? last.payment : undefined
    const payment = known ?? (await payments.review(paymentOf(checkout, account)))
    opened.current = { of, payment }
    // The subject has changed since, and the new one did not press the button.
    if (subject() !== of) return
    const { id } = payment
    const sending = payments.send(id)
    navigateTo({ to: 'payment', kind: 'checkout', id })
    await sending
  }
}

interface Opened {
  /** Who was signed in, and whom they acted for. */
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
