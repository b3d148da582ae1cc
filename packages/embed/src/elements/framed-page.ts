import type { BankPlace } from './bank-place.ts'
import type { Behave } from './define-element.ts'
import { emit, emitError } from './emit.ts'
import { make } from './make.ts'
import { meetPage, type Meeting } from './meet-page.ts'

// Of the view's height: far enough for a page to be there when it is scrolled to.
const NEAR = '100%'

/**
 * Shows a page of the bank in a frame for as long as the element is in the document, from when it
 * first comes near the view. Until then it costs its host nothing.
 */
export const framedPage =
  (place: BankPlace, page: string): Behave =>
  (host, root) => {
    const frame = make('iframe')
    let meeting: Meeting | undefined
    let nearness: IntersectionObserver | undefined

    function enter(): void {
      leave()
      try {
        nearness = new IntersectionObserver(entries => entries.some(isNear) && show(), {
          rootMargin: NEAR,
        })
        nearness.observe(host)
      } catch {
        emitError(host, 'frame_blocked')
      }
    }

    function leave(): void {
      nearness?.disconnect()
      removeEventListener('securitypolicyviolation', judge)
      meeting?.leave()
      frame.remove()
    }

    function show(): void {
      nearness?.disconnect()
      if (!host.getAttribute('client-key')) return emitError(host, 'not_configured')
      // Before the frame is there: a policy may refuse it at once.
      addEventListener('securitypolicyviolation', judge)
      frame.title = host.title || host.localName
      try {
        meeting = meetPage(place, {
          page,
          element: host,
          show(address) {
            frame.src = address
            root.append(frame)
            return frame.contentWindow
          },
          hear(message) {
            if (message.type === 'resized') frame.height = `${message.height}`
            else if (host.isConnected) emit(host, message)
            if (message.type === 'ready') change()
          },
        })
      } catch {
        // The page has replaced something that we cannot do without.
        emitError(host, 'frame_blocked')
      }
    }

    function judge({ blockedURI, disposition }: SecurityPolicyViolationEvent): void {
      // What is blocked is told without the fragment, or by its origin alone.
      if (disposition !== 'enforce' || !frame.src.startsWith(blockedURI)) return
      leave()
      emitError(host, 'frame_blocked')
    }

    function change(attribute?: string): void {
      if (attribute === 'client-key' && host.isConnected) enter()
      meeting?.send({ type: 'localeChanged', locale: host.getAttribute('locale') ?? '' })
      meeting?.send({ type: 'themeChanged', theme: host.getAttribute('theme') ?? 'brand' })
    }

    return { enter, leave, change }
  }

const isNear = ({ isIntersecting }: IntersectionObserverEntry): boolean => isIntersecting
