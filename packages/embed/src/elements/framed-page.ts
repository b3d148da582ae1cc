import type { ErrorCode } from '../channel/index.ts'
import type { BankAddress } from './bank-address.ts'
import type { CreateBehaviour } from './define-element.ts'
import { emit } from './emit.ts'
import { make } from './make.ts'
import { connectToPage, type PageConnection } from './connect-to-page.ts'
import { clearNotice, reportFailure } from './notice.ts'

// Attributes that the page can't be updated with later.
const OPENED_WITH = 'client-key invoice'

// Relative to the view's height: far enough for a page to be loaded when scrolled to.
const NEAR = '100%'

/**
 * Shows a page of the bank in a frame while the element is in the document, starting when it first
 * comes near the view. Until then it costs its host nothing.
 */
export const framedPage =
  (address: BankAddress, page: string): CreateBehaviour =>
  (host, root) => {
    const frame = make('iframe')
    const fail = (code: ErrorCode) => reportFailure(address, host, code)
    let meeting: PageConnection | undefined
    let nearness: IntersectionObserver | undefined

    function enter(): void {
      leave()
      nearness = whenNear(host, show, fail)
    }

    function leave(): void {
      nearness?.disconnect()
      removeEventListener('securitypolicyviolation', onViolation)
      meeting?.leave()
      frame.remove()
      clearNotice(host)
    }

    function show(): void {
      nearness?.disconnect()
      if (!host.getAttribute('client-key')) return fail('not_configured')
      // Before adding the frame: a policy may block it at once.
      addEventListener('securitypolicyviolation', onViolation)
      frame.title = host.title || host.localName
      try {
        meeting = connectToPage(address, {
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
        // The page has replaced something we depend on.
        fail('frame_blocked')
      }
    }

    function onViolation({ blockedURI, disposition }: SecurityPolicyViolationEvent): void {
      // The browser reports a blocked URL without its fragment, or only its origin.
      if (disposition !== 'enforce' || !frame.src.startsWith(blockedURI)) return
      leave()
      fail('frame_blocked')
    }

    function change(attribute?: string): void {
      if (attribute && OPENED_WITH.includes(attribute) && host.isConnected) enter()
      // Undetermined in BCP 47: the customer's own language.
      follow('locale', 'und')
      follow('theme', 'brand')
      follow('kinds')
    }

    // The field has the attribute's name.
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
