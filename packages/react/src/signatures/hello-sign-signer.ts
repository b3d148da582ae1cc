import type { HelloSign } from './hello-sign.ts'
import type { Signer, SigningEnd } from './signer.ts'

/** Settings of the provider. */
export interface HelloSignSettings {
  /**
   * Loads `hellosign-embedded`, e.g. `async () => (await import('hellosign-embedded')).default`. It
   * is called before the first paper, and not earlier.
   */
  readonly load: () => Promise<HelloSign>
  /** The language of the provider's page, e.g. `en-GB`; by default the browser's. */
  readonly locale?: string | undefined
}

/** How long the provider may take to show a paper. */
const READY_MS = 30_000

/**
 * Has papers signed with `hellosign-embedded`. It sends the whole address of the page to its maker,
 * needs inline styles and no Trusted Types: give it a page of its own, at an origin of its own,
 * with no secret in its address.
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
        // As long as it is open it asks whether to leave the page.
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
          // Its own would end in an alert of the browser.
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

/** Of what a provider says after the end nothing is passed on. */
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
