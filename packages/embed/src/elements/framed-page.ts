import type { ErrorCode } from '../channel/index.ts'
import type { BankAddress } from './bank-address.ts'
import type { Behave } from './define-element.ts'
import { emit } from './emit.ts'
import { make } from './make.ts'
import { connectToPage, type PageConnection } from './connect-to-page.ts'
import { clearNotice, reportFailure } from './notice.ts'

// What the page cannot be told of later.
const OPENED_WITH = 'client-key invoice'

// Of the view's height: far enough for a page to be there when it is scrolled to.
const NEAR = '100%'

/**
 * Shows a page of the bank in a frame for as long as the element is in the document, from when it
 * first comes near the view. Until then it costs its host nothing.
 */
export const framedPage =
  (place: BankAddress, page: string): Behave =>
  (host, root) => {
    const frame = make('iframe')
    const fail = (code: ErrorCode) => reportFailure(place, host, code)
    let meeting: PageConnection | undefined
    let nearness: IntersectionObserver | undefined

    function enter(): void {
      leave()
      nearness = whenNear(host, show, fail)
    }

    function leave(): void {
      nearness?.disconnect()
      removeEventListener('securitypolicyviolation', judge)
      meeting?.leave()
      frame.remove()
      clearNotice(host)
    }

    function show(): void {
      nearness?.disconnect()
      if (!host.getAttribute('client-key')) return fail('not_configured')
      // Before the frame is there: a policy may refuse it at once.
      addEventListener('securitypolicyviolation', judge)
      frame.title = host.title || host.localName
      try {
        meeting = connectToPage(place, {
          page,
          bearer: host,
          reveal(address) {
            frame.src = address
            root.append(frame)
            return frame.contentWindow
          },
          onFrameMessage(message) {
            if (message.type === 'resized') frame.height = `${message.height}`
            else emit(host, message)
            if (message.type !== 'ready') return
            clearNotice(host)
            change()
          },
          onFailure: fail,
        })
      } catch {
        // The page has replaced something that we cannot do without.
        fail('frame_blocked')
      }
    }

    function judge({ blockedURI, disposition }: SecurityPolicyViolationEvent): void {
      // What is blocked is told without the fragment, or by its origin alone.
      if (disposition !== 'enforce' || !frame.src.startsWith(blockedURI)) return
      leave()
      fail('frame_blocked')
    }

    function change(attribute?: string): void {
      if (attribute && OPENED_WITH.includes(attribute) && host.isConnected) enter()
      // Undetermined, as BCP 47 has it: the customer's own.
      follow('locale', 'und')
      follow('theme', 'brand')
      follow('kinds')
    }

    // Each message bears the attribute's own name.
    const follow = (name: 'locale' | 'theme' | 'kinds', unset = '') =>
      meeting?.relay({ type: `${name}Changed`, [name]: host.getAttribute(name) || unset } as never)

    return { enter, leave, change }
  }

function whenNear(
  element: Element,
  done: () => void,
  fail: (code: ErrorCode) => void,
): IntersectionObserver | undefined {
  try {
    const nearness = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && done(),
      { rootMargin: NEAR },
    )
    nearness.observe(element)
    return nearness
  } catch {
    fail('frame_blocked')
    return undefined
  }
}
