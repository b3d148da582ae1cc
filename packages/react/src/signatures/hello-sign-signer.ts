import type { HelloSign } from './hello-sign.ts'
import type { Signer, SigningEnd } from './signer.ts'

/** The settings of the provider. */
export interface HelloSignSettings {
  /**
   * Loads `hellosign-embedded`, e.g. `async () => (await import('hellosign-embedded')).default`. It
   * is called before the first paper, and not earlier.
   */
  readonly load: () => Promise<HelloSign>
  /** The language of the provider's page, e.g. `en-GB`; by default the browser's. */
  readonly locale?: string | undefined
}

/** The time in milliseconds that the provider may take to show a paper. */
const READY_MS = 30_000

/**
 * Lets papers be signed with `hellosign-embedded`. It sends the whole address of the page to its
 * maker, needs inline styles and no Trusted Types: give it its own page, at its own origin, with no
 * secret in its address.
 */
export const helloSignSigner = ({ load, locale }: HelloSignSettings): Signer => ({
  show(container, { clientId, signUrl, title }, events) {
    const shown = once()
    let close = () => shown.leave()
    load().then(
      HelloSign => {
        if (shown.isOver()) return
        const client = new HelloSign()
        const timer = setTimeout(() => shown.end(events.onFault), READY_MS)
        close = () => {
          shown.leave()
          clearTimeout(timer)
          client.close()
        }
        client.on('ready', () => {
          clearTimeout(timer)
          events.onReady()
        })
        // While it is open it asks before the page is left.
        const end = (how: SigningEnd) =>
          shown.end(() => {
            client.close()
            events.onEnd(how)
          })
        client.on('sign', () => end('signed'))
        client.on('decline', () => end('declined'))
        client.on('cancel', () => end('canceled'))
        client.on('error', () => shown.end(events.onFault))
        client.open(signUrl, {
          clientId,
          container,
          allowCancel: true,
          skipDomainVerification: false,
          // Its own timeout would end in an alert of the browser.
          timeout: 2 * READY_MS,
          ...(locale !== undefined && { locale }),
        })
        container.querySelector('iframe')?.setAttribute('title', title)
      },
      () => shown.end(events.onFault),
    )
    return () => close()
  },
})

/** Ignores the provider's events after the end. */
function once() {
  let isOver = false
  return {
    isOver: () => isOver,
    leave: () => {
      isOver = true
    },
    end: (say: () => void) => {
      if (isOver) return
      isOver = true
      say()
    },
  }
}
