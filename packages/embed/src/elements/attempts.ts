import type { PaymentStatus } from '../channel/index.ts'
import { askBank } from './ask-bank.ts'
import type { BankPlace } from './bank-place.ts'
import { emit, emitError } from './emit.ts'
import { meetPage, type Meeting } from './meet-page.ts'
import { openWindow } from './open-window.ts'

const POLL_MS = 500

/** The attempts to pay that run in this page: one for a checkout, however many buttons it has. */
export interface Attempts {
  /** The elements in the page, each with what shows whether a window is open. */
  readonly mounted: Map<HTMLElement, () => void>
  /** Opens the bank's window, or shows the one that is open. To be called in the click itself. */
  readonly pay: (element: HTMLElement) => void
  readonly isRunning: (checkoutId: string | null) => boolean
}

interface Attempt {
  /** Hears how it ends: the one that was clicked last. */
  element: HTMLElement
  readonly meeting: Meeting
}

/**
 * Keeps every attempt to its promise: from the first window to the end exactly one
 * `sixpence-payment-final`, whatever closes, speaks or answers first.
 */
export function createAttempts(place: BankPlace): Attempts {
  const running = new Map<string | null, Attempt>()
  const mounted = new Map<HTMLElement, () => void>()

  function pay(element: HTMLElement): void {
    const checkoutId = element.getAttribute('checkout')
    const before = running.get(checkoutId)
    if (before) before.element = element
    if (before && !before.meeting.shown.closed) {
      before.meeting.shown.focus()
      before.meeting.send({ type: 'focused' })
    } else if (!checkoutId || !element.getAttribute('client-key'))
      emitError(element, 'not_configured')
    else if (!navigator.onLine) emitError(element, 'offline')
    else begin(checkoutId, element)
  }

  function begin(checkoutId: string, element: HTMLElement): void {
    const meeting = meetPage(place, {
      page: 'checkout',
      element,
      show: address => openWindow(address, checkoutId),
      hear(message) {
        if (!isRunning()) return
        if (message.type !== 'paymentFinal') emit(attempt.element, message)
        else if (message.checkoutId === checkoutId) finish(message.status)
      },
    })
    if (!meeting) return emitError(element, 'window_blocked')
    // An attempt goes on in a new window: what is yet to come from the other no longer counts.
    running.get(checkoutId)?.meeting.leave()
    const attempt: Attempt = { element, meeting }
    running.set(checkoutId, attempt)
    render()
    watch()

    function watch(): void {
      if (!isRunning()) return
      if (!meeting?.shown.closed) return void setTimeout(watch, POLL_MS)
      askBank(place, `checkout/${checkoutId}/status`, answer =>
        finish(outcome(answer?.status, meeting.isMet())),
      )
    }

    function isRunning(): boolean {
      return running.get(checkoutId) === attempt
    }

    function finish(status: PaymentStatus): void {
      if (!isRunning()) return
      attempt.meeting.leave()
      running.delete(checkoutId)
      render()
      const target = heir(checkoutId, [attempt.element, ...mounted.keys()])
      // Back to where the customer left, unless they have gone on meanwhile.
      if (!Document.prototype.querySelector.call(document, ':focus')) target.focus()
      emit(target, { type: 'paymentFinal', checkoutId, status })
    }
  }

  function render(): void {
    for (const show of mounted.values()) show()
  }

  return { mounted, pay, isRunning: checkoutId => running.has(checkoutId) }
}

/** The first, or the one of the same checkout that the page has put in its place. */
function heir(checkoutId: string, elements: [HTMLElement, ...HTMLElement[]]): HTMLElement {
  const isThere = (element: HTMLElement) =>
    element.isConnected && element.getAttribute('checkout') === checkoutId
  return elements.find(isThere) ?? elements[0]
}

/**
 * What the bank's word means for an attempt whose window is closed. A window that never spoke may
 * have been taken from us and still be open (`Cross-Origin-Opener-Policy` of the host).
 */
function outcome(status: unknown, isMet: boolean): PaymentStatus {
  if (status === 'paid' || status === 'refused') return status
  return isMet && (status === 'open' || status === 'expired') ? 'cancelled' : 'unknown'
}
