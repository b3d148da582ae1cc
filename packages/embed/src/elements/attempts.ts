import { newNonce, type PaymentStatus } from '../channel/index.ts'
import type { BankAddress } from './bank-address.ts'
import { emit } from './emit.ts'
import { connectToPage, type PageConnection } from './connect-to-page.ts'
import { clearNotice, reportFailure } from './notice.ts'
import { openWindow } from './open-window.ts'
import { readJson } from './read-json.ts'

const POLL_MS = 500

/** The attempts to pay in this page: one per checkout or saved button, not per element. */
export interface Attempts {
  /** The elements in the page, each with a function that shows whether a window is open. */
  readonly mounted: Map<HTMLElement, () => void>
  /** Opens the bank's window, or shows the one already open. Call it inside the click handler. */
  readonly pay: (element: HTMLElement) => void
  /** Reports the outcome of a payment the customer made without a window, once they are back. */
  readonly welcomeBack: (element: HTMLElement) => void
  readonly isRunning: (subject: string) => boolean
}

interface Attempt {
  /** Identifies an attempt with a saved button at the bank: the nonce of its windows. */
  readonly nonce: string
  /** Receives the outcome. */
  clicked: HTMLElement
  /** Undefined if the customer is back from the bank and had no window. */
  readonly meeting: PageConnection | undefined
}

/** State shared by the attempts of a page. */
interface Shared extends Pick<Attempts, 'mounted'> {
  readonly bankAddress: BankAddress
  /** Keyed by the checkout or button that is paid. */
  readonly running: Map<string, Attempt>
}

/**
 * Guarantees exactly one `sixpence-payment-final` for each attempt, from the first window to the
 * end, whatever closes, sends a message or replies first.
 */
export function createAttempts(bankAddress: BankAddress): Attempts {
  const running = new Map<string, Attempt>()
  const mounted = new Map<HTMLElement, () => void>()
  const shared = { bankAddress, running, mounted }
  // Only decides which outcome to request: a URL may contain anything.
  let returned = location.search

  function pay(element: HTMLElement): void {
    const subject = subjectOf(element)
    const before = running.get(subject)
    if (before) before.clicked = element
    if (before?.meeting && !before.meeting.shown.closed) {
      before.meeting.shown.focus()
      before.meeting.relay({ type: 'focused' })
    } else if (!subject || !element.getAttribute('client-key'))
      reportFailure(bankAddress, element, 'not_configured')
    else if (!navigator.onLine) reportFailure(bankAddress, element, 'offline')
    else
      try {
        begin(shared, element)
      } catch {
        // The page has replaced something we depend on.
        reportFailure(bankAddress, element, 'window_blocked')
      }
  }

  function welcomeBack(element: HTMLElement): void {
    // An empty attribute must match nothing, and no URL contains `sixpence=?`.
    const [, rest] = returned.split(`sixpence=${subjectOf(element) || '?'}`)
    if (rest === undefined) return
    returned = ''
    // For a saved button, the nonce of the attempt follows.
    begin(shared, element, /^\.?([\d-]*)/.exec(rest)?.[1])
  }

  return { mounted, pay, welcomeBack, isRunning: subject => running.has(subject) }
}

/** Returns what an element pays: a checkout, or its saved button. */
export const subjectOf = (element: Element): string =>
  element.getAttribute('checkout') || element.getAttribute('button') || ''

/** Begins an attempt in a window, or ends one that had none. */
function begin(
  { bankAddress, running, mounted }: Shared,
  element: HTMLElement,
  back?: string,
): void {
  // True if no window can be used to pay any more, once it is closed.
  let isOver = back !== undefined
  const subject = subjectOf(element)
  const checkout = element.getAttribute('checkout')
  const nonce = running.get(subject)?.nonce || back || newNonce()
  let address = ''
  const meeting = isOver
    ? undefined
    : connectToPage(bankAddress, {
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
          reportFailure(bankAddress, attempt.clicked, code)
        },
      })
  // A page in a frame can't navigate the whole tab to the bank.
  const way = parent === window && address
  if (!meeting && !isOver) return reportFailure({ ...bankAddress, way }, element, 'window_blocked')
  clearNotice(element)
  // The attempt continues in a new window: ignores later messages of the old one.
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
    const url = `${bankAddress.answers}/public-api/checkout/${checkout || nonce}/status`
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
    // Returns the focus to where the customer left, unless they have moved on meanwhile.
    if (!Document.prototype.querySelector.call(document, ':focus')) target.focus()
    // Undefined if a saved button never got as far as a checkout.
    emit(target, { type: 'paymentFinal', checkoutId: (checkout || told) as string, status })
  }

  function render(): void {
    for (const show of mounted.values()) show()
  }
}

/** Returns the first one still in the page, or one for the same payment that replaced it. */
function heir(subject: string, elements: [HTMLElement, ...HTMLElement[]]): HTMLElement {
  const isThere = (element: HTMLElement) => element.isConnected && subjectOf(element) === subject
  return elements.find(isThere) ?? elements[0]
}

/**
 * The outcome of an attempt with a closed window, by the bank's status. A window that never sent a
 * message may have been severed from us and still be open (the host's
 * `Cross-Origin-Opener-Policy`).
 */
function outcome(status: unknown, isOver: unknown): PaymentStatus {
  if (status === 'paid' || status === 'refused') return status
  return isOver && (status === 'open' || status === 'expired') ? 'cancelled' : 'unknown'
}
