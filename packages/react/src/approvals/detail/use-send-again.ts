import { rightAllows, type SixpenceError, type TransactionRequest } from '@sixpence/core'
import { isExternalKind, isTransferKind } from '@sixpence/core/transfers'
import type { SubscriptionFields } from '@sixpence/core/preapproved'
import { useAttempt } from '../../attempts/index.ts'
import { useNavigateTo, useSixpence, type Destination } from '../../provider/index.ts'
import { useRefresh } from '../../store/index.ts'
import { approvalsApi } from '../approvals-api.ts'
import { useRight } from '../use-right.ts'
import { paymentAbroad } from './payment-abroad.ts'

/** Lets whoever asked ask once more. */
export interface SendAgainTask {
  /**
   * Of a payment of the user that has a form, and that came to nothing or can come to nothing: at
   * another price than it was asked for it is not approved. That one is withdrawn first.
   */
  readonly offer: SendAgainOffer
  readonly isPending: boolean
  readonly failure: SixpenceError | undefined
  /** Leads to the form, filled in as it was asked for. Nothing is sent. */
  readonly open: () => Promise<void>
}

/** Whether it can be asked for once more, and what that takes. */
export type SendAgainOffer = 'none' | 'plain' | 'withdrawFirst'

/** What the form begins with is a new payment, at today's price. */
export function useSendAgain(request: TransactionRequest): SendAgainTask {
  const { approvals } = useSixpence()
  const navigateTo = useNavigateTo()
  const right = useRight()
  const refresh = useRefresh()
  const placeOf = useFormOf()
  const { isPending, failure, run } = useAttempt()
  const offer = rightAllows(right, 'initiate').result ? offerOf(request) : 'none'

  async function open() {
    await run(async () => {
      // A form that cannot be opened leaves the request as it is.
      const place = await placeOf(request)
      if (offer === 'withdrawFirst') {
        await approvals.withdraw({ transactionIds: [request.id] })
        refresh(approvalsApi.decide)
      }
      navigateTo(place)
    })
  }

  return { offer, isPending, failure, open }
}

/** Where the form of a request's kind is, and what it begins with. */
function useFormOf(): (request: TransactionRequest) => Promise<Destination> {
  const { payments, transfers } = useSixpence()
  return async request => {
    const { type, fromAccount, amount, note } = request
    if (isExternalKind(type)) {
      const { id: edit } = await payments.review(await paymentAbroad(type, request, transfers))
      return { to: 'externalTransfer', fromAccount, edit }
    }
    if (type !== 'betweenAccounts') {
      const draft = { fromAccount, toEmail: request.beneficiaryEmail, amount, note }
      return { to: 'p2pTransfer', fromAccount, draft }
    }
    const { beneficiary: toAccount, toAmount = '' } = request
    const order = { fromAccount, toAccount, toAmount, ...repeatedAs(request) }
    const shown = await transfers.quoteOwn(order)
    const { id: edit } = await payments.review({ kind: 'ownTransfer', order, shown })
    return { to: 'ownTransfer', fromAccount, edit }
  }
}

/** As the order said it; the form asks again for an end that has come meanwhile. */
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
  // A shop or a payee asks again, and a batch has its own place.
  if (!isOwn || !isTransferKind(type)) return 'none'
  if (status === 'waiting') return changes.includes('price') ? 'withdrawFirst' : 'none'
  return status === 'approved' ? 'none' : 'plain'
}
