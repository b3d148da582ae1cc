import type { P2pTransferDraft, TransferPayment } from '@sixpence/core'
import { TRANSFER_TARGETS, type Destination } from '@sixpence/react/provider'
import type { RegisteredRouter } from '@tanstack/react-router'
import { hasScreenFor, linkTo } from './destinations.ts'
import { keepLinkToPay } from '../session/link-to-pay.ts'
import { internalPath } from './internal-path.ts'

/** Brings the customer to where a component leads, so that the way back is the way they came. */
export function goTo(router: RegisteredRouter, destination: Destination): void {
  if (isNewTransfer(destination)) return goToReview(router, destination)
  if (isEdit(destination) && router.state.location.state.isFromForm) return router.history.back()
  if (destination.to === 'signIn' && destination.comesBack) return signIn(router)
  if (!hasScreenFor(destination)) return
  const replace = isDone(router.state.location.pathname, destination)
  void router.navigate({ ...linkTo(destination), replace })
}

/** Whoever has signed in comes back to what they were in the middle of. */
function signIn(router: RegisteredRouter): void {
  const { href, pathname } = router.state.location
  const to = internalPath(href)
  const [, invoiceSecret] = /^\/invoice\/([^/]+)$/.exec(pathname) ?? []
  if (invoiceSecret !== undefined) keepLinkToPay(invoiceSecret)
  void router.navigate({ to: '/login', search: { to } })
}

// The form is left with nothing in it; in its place comes one that begins with the payment.
function goToReview(router: RegisteredRouter, review: TransferReview): void {
  const form = linkTo({ to: TRANSFER_TARGETS[review.kind], edit: review.id })
  // Neither waits for what may keep Back from leaving: the second has to find the first done.
  void router.navigate({ ...form, replace: true, ignoreBlocker: true })
  // Else the two of one moment become one step.
  router.history.flush()
  void router.navigate({ ...linkTo(review), state: { isFromForm: true }, ignoreBlocker: true })
}

type TransferReview = Destination & { to: 'payment'; kind: TransferPayment['kind'] }

const isNewTransfer = (destination: Destination): destination is TransferReview =>
  destination.to === 'payment' &&
  destination.kind !== 'checkout' &&
  destination.kind !== 'invoice' &&
  destination.kind !== 'refund' &&
  destination.isNew === true

/** Of a card that is confirmed nothing is left to confirm, and so nothing to come back to. */
const isDone = (pathname: string, { to }: Destination): boolean =>
  to === 'card' && pathname.startsWith('/confirm-card/')

const isEdit = (destination: Destination): boolean =>
  'edit' in destination && destination.edit !== undefined

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of a payment's review: one step back stands the form that begins with it. */
    isFromForm?: boolean
    /** What a form for a payment begins with: about a person, so it is in no address. */
    draft?: P2pTransferDraft | undefined
    /** Of the way to the sign-in page: whoever is signed in is not any more. */
    endsSession?: boolean
    /** Of a screen that somebody was led to, as they may not see the one they wanted. */
    isElsewhere?: boolean
  }
}
