import { rightAllows } from '@sixpence/core/access'
import type { TransactionRequest } from '@sixpence/core/approvals'
import { isExternalKind, isTransferKind, transfers } from '@sixpence/core/transfers'
import type { SubscriptionFields } from '@sixpence/core/preapproved'
import { approvals } from '@sixpence/core/approvals'
import { useAttempt, usePayments, type AttemptState } from '../../attempts/index.ts'
import { useNavigateTo, useSixpence, type Destination } from '../../provider/index.ts'
import { useRefresh } from '../../store/index.ts'
import { approvalsApi } from '../approvals-api.ts'
import { useRight } from '../use-right.ts'
import { paymentAbroad } from './payment-abroad.ts'

/** The state and action for requesting a payment again. */
export interface SendAgainTask extends AttemptState {
  /**
   * Available for the user's own payments that have a form and failed or can't succeed. A request
   * whose price has changed can't be approved, so it is withdrawn first.
   */
  readonly offer: SendAgainOffer
  /** Leads to the form, filled in as before. Sends nothing. */
  readonly open: () => Promise<void>
}

/** The ways to request it again: not at all, directly, or after withdrawing it. */
export type SendAgainOffer = 'none' | 'plain' | 'withdrawFirst'

/** Lets the user request a payment again. The form starts with a new payment at today's price. */
export function useSendAgain(request: TransactionRequest): SendAgainTask {
  const client = useSixpence().use(approvals)
  const navigateTo = useNavigateTo()
  const right = useRight()
  const refresh = useRefresh()
  const formOf = useFormOf()
  const { isPending, error, run } = useAttempt()
  const offer = rightAllows(right, 'initiate').result ? offerOf(request) : 'none'

  async function open() {
    await run(async () => {
      // If the form can't be opened, the request stays unchanged.
      const form = await formOf(request)
      if (offer === 'withdrawFirst') {
        await client.withdraw({ transactionIds: [request.id] })
        refresh(approvalsApi.decide)
      }
      navigateTo(form)
    })
  }

  return { offer, isPending, error, failure: error, open }
}

/** Returns a function that gives the form for a request and its initial values. */
function useFormOf(): (request: TransactionRequest) => Promise<Destination> {
  const client = useSixpence().use(transfers)
  const payments = usePayments()
  return async request => {
    const { type, fromAccount, amount, note } = request
    if (isExternalKind(type)) {
      const { id: edit } = await payments.review(await paymentAbroad(type, request, client))
      return { to: 'externalTransfer', fromAccount, edit }
    }
    if (type !== 'betweenAccounts') {
      const draft = { fromAccount, toEmail: request.beneficiaryEmail, amount, note }
      return { to: 'p2pTransfer', fromAccount, draft }
    }
    const { beneficiary: toAccount, toAmount = '' } = request
    const order = { fromAccount, toAccount, toAmount, ...repeatedAs(request) }
    const shown = await client.quoteOwn(order)
    const { id: edit } = await payments.review({ kind: 'ownTransfer', order, shown })
    return { to: 'ownTransfer', fromAccount, edit }
  }
}

/** Repeats the order's schedule. If its end has passed, the form asks for another. */
function repeatedAs({ subscription }: TransactionRequest): SubscriptionFields {
  if (!subscription) return {}
  const { frequency, endDate, transactions, userCancel } = subscription
  return {
    subscriptionFrequency: frequency,
    ...(endDate !== undefined && { subscriptionEndDate: endDate }),
    ...(transactions !== undefined && { subscriptionTransactions: transactions }),
    subscriptionUserCancel: userCancel,
  }
}

function offerOf({ isOwn, status, type, changes = [] }: TransactionRequest): SendAgainOffer {
  // A shop or a payee requests payments themselves, and batches have a page of their own.
  if (!isOwn || !isTransferKind(type)) return 'none'
  if (status === 'waiting') return changes.includes('price') ? 'withdrawFirst' : 'none'
  return status === 'approved' ? 'none' : 'plain'
}
