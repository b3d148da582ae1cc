import { rightAllows, type SixpenceError, type TransactionRequest } from '@sixpence/core'
import type { SubscriptionFields } from '@sixpence/core/preapproved'
import { useAttempt } from '../../attempts/index.ts'
import { useNavigateTo, useSixpence } from '../../provider/index.ts'
import { useRight } from '../use-right.ts'

/** Lets whoever asked ask once more. */
export interface SendAgainTask {
  /** Of a payment of the user that came to nothing, and that has a form. */
  readonly isOffered: boolean
  readonly isPending: boolean
  readonly failure: SixpenceError | undefined
  /** Leads to the form, filled in as it was asked for. Nothing is sent. */
  readonly open: () => Promise<void>
}

/** What the form begins with is a new payment, at today's price. */
export function useSendAgain(request: TransactionRequest): SendAgainTask {
  const { payments, transfers } = useSixpence()
  const navigateTo = useNavigateTo()
  const right = useRight()
  const { isPending, failure, run } = useAttempt()
  const { fromAccount, beneficiary: toAccount, toAmount = '' } = request

  async function openOwn() {
    const order = { fromAccount, toAccount, toAmount, ...repeatedAs(request) }
    const shown = await transfers.quoteOwn(order)
    const { id: edit } = await payments.review({ kind: 'ownTransfer', order, shown })
    navigateTo({ to: 'ownTransfer', fromAccount, edit })
  }

  async function open() {
    const { type, beneficiaryEmail: toEmail, amount, note } = request
    const draft = { fromAccount, toEmail, amount, note }
    if (type === 'betweenAccounts') await run(openOwn)
    else navigateTo({ to: 'p2pTransfer', fromAccount, draft })
  }

  return {
    isOffered: rightAllows(right, 'initiate').result && canRepeat(request),
    isPending,
    failure,
    open,
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

function canRepeat({ isOwn, status, type }: TransactionRequest): boolean {
  const isOver = status === 'declined' || status === 'withdrawn' || status === 'expired'
  return isOwn && isOver && (type === 'betweenAccounts' || type === 'p2p')
}
