import { newNonce, type PaymentStatus } from '../channel/index.ts'
import type { BankAddress } from './bank-address.ts'
import { emit } from './emit.ts'
import { connectToPage, type PageConnection } from './connect-to-page.ts'
import { clearNotice, reportFailure } from './notice.ts'
import { openWindow } from './open-window.ts'
import { readJson } from './read-json.ts'

const POLL_MS = 500

/**
 * The attempts to pay that run in this page: one for a checkout or a saved button, however many
 * elements it has.
 */
export interface Attempts {
  /** The elements in the page, each with what shows whether a window is open. */
  readonly mounted: Map<HTMLElement, () => void>
  /** Opens the bank's window, or shows the one that is open. To be called in the click itself. */
  readonly pay: (element: HTMLElement) => void
  /** Tells how a payment ended that the customer made without a window, once they are back. */
  readonly welcomeBack: (element: HTMLElement) => void
  readonly isRunning: (subject: string) => boolean
}

interface Attempt {
  /** What the bank knows an attempt by a saved button by: the nonce of its windows. */
  readonly nonce: string
  /** Hears how it ends. */
  clicked: HTMLElement
  /** None when the customer is back from the bank, and had no window. */
  readonly meeting: PageConnection | undefined
}

/** What the attempts of a page share. */
interface Shared extends Pick<Attempts, 'mounted'> {
  readonly place: BankAddress
  /** By what is paid. */
  readonly running: Map<string, Attempt>
}

/**
 * Keeps every attempt to its promise: from the first window to the end exactly one
 * `sixpence-payment-final`, whatever closes, speaks or answers first.
 */
export function createAttempts(place: BankAddress): Attempts {
  const running = new Map<string, Attempt>()
  const mounted = new Map<HTMLElement, () => void>()
  const shared = { place, running, mounted }
  // Only what to ask about: an address may say anything.
  let returned = location.search

  function pay(element: HTMLElement): void {
    const subject = subjectOf(element)
    const before = running.get(subject)
    if (before) before.clicked = element
    if (before?.meeting && !before.meeting.shown.closed) {
      before.meeting.shown.focus()
      before.meeting.relay({ type: 'focused' })
    } else if (!subject || !element.getAttribute('client-key'))
      reportFailure(place, element, 'not_configured')
    else if (!navigator.onLine) reportFailure(place, element, 'offline')
    else
      try {
        begin(shared, element)
      } catch {
        // The page has replaced something that we cannot do without.
        reportFailure(place, element, 'window_blocked')
      }
  }

  function welcomeBack(element: HTMLElement): void {
    // An empty attribute must match nothing, and no address contains `sixpence=?`.
    const [, rest] = returned.split(`sixpence=${subjectOf(element) || '?'}`)
    if (rest === undefined) return
    returned = ''
    // Of a saved button the name of the attempt follows.
    begin(shared, element, /^\.?([\d-]*)/.exec(rest)?.[1])
  }

  return { mounted, pay, welcomeBack, isRunning: subject => running.has(subject) }
}

/** What an element lets pay: a checkout, or whatever its saved button asks for. */
export const subjectOf = (element: Element): string =>
  element.getAttribute('checkout') || element.getAttribute('button') || ''

/** Begins an attempt in a window, or ends one for which there was none. */
function begin({ place, running, mounted }: Shared, element: HTMLElement, back?: string): void {
  // Whether no window can be paid in any more, once it is closed.
  let isOver = back !== undefined
  const subject = subjectOf(element)
  const checkout = element.getAttribute('checkout')
  const nonce = running.get(subject)?.nonce || back || newNonce()
  let address = ''
  const meeting = isOver
    ? undefined
    : connectToPage(place, {
        page: 'checkout',
        nonce,
        bearer: element,
        reveal: url => openWindow((address = url), subject),
        onFrameMessage(message) {
          if (message.type !== 'paymentFinal') emit(attempt.clicked, message)
          else if (!checkout || message.checkoutId === checkout)
            finish(message.status, message.checkoutId)
        },
        onFailure(code) {
          isOver = code !== 'timed_out'
          reportFailure(place, attempt.clicked, code)
        },
      })
  // A page in a frame cannot lead the whole tab to the bank.
  const way = parent === window && address
  if (!meeting && !isOver) return reportFailure({ ...place, way }, element, 'window_blocked')
  clearNotice(element)
  // The attempt continues in a new window: later messages of the old one are ignored.
  running.get(subject)?.meeting?.leave()
  const attempt: Attempt = { nonce, clicked: element, meeting }
  running.set(subject, attempt)
  render()
  watch()

  function watch(): void {
    if (running.get(subject) !== attempt) return
    // Not before the page has had time to listen.
    if (meeting ? !meeting.shown.closed : document.readyState !== 'complete')
      return void setTimeout(watch, POLL_MS)
    const url = `${place.answers}/public-api/checkout/${checkout || nonce}/status`
    readJson<{ readonly status?: unknown; readonly checkoutId?: unknown }>(url, answer =>
      finish(outcome(answer?.status, isOver || meeting?.openPort()), answer?.checkoutId),
    )
  }

  function finish(status: PaymentStatus, told: unknown): void {
    if (running.get(subject) !== attempt) return
    meeting?.leave()
    running.delete(subject)
    render()
    const target = heir(subject, [attempt.clicked, ...mounted.keys()])
    // Back to where the customer left, unless they have gone on meanwhile.
    if (!Document.prototype.querySelector.call(document, ':focus')) target.focus()
    // Who came to none, by a saved button, has none.
    emit(target, { type: 'paymentFinal', checkoutId: (checkout || told) as string, status })
  }

  function render(): void {
    for (const show of mounted.values()) show()
  }
}

/** The first, or the one for the same that the page has put in its place. */
function heir(subject: string, elements: [HTMLElement, ...HTMLElement[]]): HTMLElement {
  const isThere = (element: HTMLElement) => element.isConnected && subjectOf(element) === subject
  return elements.find(isThere) ?? elements[0]
}

/**
 * What the bank's word means for an attempt whose window is closed. A window that never spoke may
 * have been taken from us and still be open (`Cross-Origin-Opener-Policy` of the host).
 */
function outcome(status: unknown, isOver: unknown): PaymentStatus {
  if (status === 'paid' || status === 'refused') return status
  return isOver && (status === 'open' || status === 'expired') ? 'cancelled' : 'unknown'
}
