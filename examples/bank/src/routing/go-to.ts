import type { TransferPayment } from '@sixpence/core/payments'
import type { P2pTransferDraft } from '@sixpence/core/transfers'
import { TRANSFER_TARGETS, type Destination } from '@sixpence/react/provider'
import type { RegisteredRouter } from '@tanstack/react-router'
import { CONFIRM_PATHS, hasScreenFor, linkTo, type ScreenDestination } from './destinations.ts'
import { keepLinkToPay } from '../session/link-to-pay.ts'
import { internalPath } from './internal-path.ts'

/** Goes to a component's destination, so that Back leads the way that the customer came. */
export function goTo(router: RegisteredRouter, destination: Destination): void {
  if (isNewTransfer(destination)) return goToReview(router, destination)
  if (destination.to === 'payment' && destination.kind === 'batch') {
    return showBatchPayment(router, destination)
  }
  if (isEdit(destination) && router.state.location.state.isFromForm) return router.history.back()
  if (destination.to === 'signIn' && destination.returnsHere) return signIn(router)
  if (!hasScreenFor(destination)) return
  const replace = isDone(router.state.location.pathname, destination)
  void router.navigate({ ...linkTo(destination), replace })
}

/** A batch is paid where it was reviewed: names the payment in the address of that screen. */
function showBatchPayment(
  router: RegisteredRouter,
  destination: ScreenDestination & { to: 'payment' },
): void {
  const { batchId: batch, id: payment } = destination
  const to = CONFIRM_PATHS.find(path => path === router.state.location.pathname)
  const link = to ? { to, search: { batch, payment } } : linkTo(destination)
  void router.navigate({ ...link, replace: to !== undefined })
}

/** Opens the sign-in, which leads back to the current page. */
function signIn(router: RegisteredRouter): void {
  const { href, pathname } = router.state.location
  const to = internalPath(href)
  const [, invoiceSecret] = /^\/invoice\/([^/]+)$/.exec(pathname) ?? []
  if (invoiceSecret !== undefined) keepLinkToPay(invoiceSecret)
  void router.navigate({ to: '/login', search: { to } })
}

// The empty form is replaced by one that begins with the payment.
function goToReview(router: RegisteredRouter, review: TransferReview): void {
  const form = linkTo({ to: TRANSFER_TARGETS[review.kind], edit: review.id })
  // Neither waits for guards that keep Back from leaving, because the second needs the first done.
  void router.navigate({ ...form, replace: true, ignoreBlocker: true })
  // Otherwise the two steps would become one.
  router.history.flush()
  void router.navigate({ ...linkTo(review), state: { isFromForm: true }, ignoreBlocker: true })
}

type TransferReview = Destination & { to: 'payment'; kind: TransferPayment['kind'] }

const isNewTransfer = (destination: Destination): destination is TransferReview =>
  destination.to === 'payment' &&
  destination.kind !== 'checkout' &&
  destination.kind !== 'invoice' &&
  destination.kind !== 'refund' &&
  destination.kind !== 'batch' &&
  destination.isNew === true

/** True if the card was confirmed, so that there is no page to come back to. */
const isDone = (pathname: string, { to }: Destination): boolean =>
  to === 'card' && pathname.startsWith('/confirm-card/')

const isEdit = (destination: Destination): boolean =>
  'edit' in destination && destination.edit !== undefined

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On a payment's review: true if the previous step is the form that begins with it. */
    isFromForm?: boolean
    /**
     * The values that a payment's form begins with. They are personal, so they aren't in the
     * address.
     */
    draft?: P2pTransferDraft | undefined
    /** On the way to the sign-in page: true if the current session must end. */
    endsSession?: boolean
    /** True if the user was redirected here because they may not see the screen that they wanted. */
    isElsewhere?: boolean
  }
}
