import type { CardVault, CardVaultEvents, CardVaultRequest } from './card-vault.ts'
import { awaitFrame } from './await-frame.ts'
import { closedFrame, frameUrl } from './frame-url.ts'

/**
 * Shows cards in the bank's own frame, which hides them after half a minute and when the customer
 * looks away. The page's content security policy must allow the bank's origin for frames.
 */
export function bankCardVault(): CardVault {
  return {
    show(place, { display, labels }, events) {
      if (display.frameUrl === undefined) {
        events.onFault('not_configured')
        return () => undefined
      }
      return showFrame(
        place,
        { url: frameUrl(display.frameUrl, display.token, place), labels },
        events,
      )
    },
  }
}

function showFrame(
  place: HTMLElement,
  { url, labels }: Pick<CardVaultRequest, 'labels'> & { url: URL },
  events: CardVaultEvents,
): () => void {
  const frame = closedFrame(url, labels.title)
  const end = () => {
    stopWaiting()
    removeEventListener('message', onMessage)
    frame.remove()
  }
  const stopWaiting = awaitFrame([url.origin], fault => {
    end()
    events.onFault(fault)
  })
  // The frame's origin is opaque, so messages are matched by its window.
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow) return
    const { cardFrame, height } = readMessage(data)
    if (cardFrame === 'shown') {
      stopWaiting()
      frame.height = String(height)
      // The frame notices by its focus when the customer looks away.
      frame.focus()
      events.onShown()
    } else if (cardFrame === 'gone' || cardFrame === 'refused') {
      end()
      if (cardFrame === 'gone') events.onGone()
      else events.onFault('refused')
    }
  }
  addEventListener('message', onMessage)
  place.append(frame)
  return end
}

function readMessage(data: unknown): { cardFrame?: unknown; height: number } {
  if (typeof data !== 'object' || data === null) return { height: 0 }
  const { cardFrame, height } = data as { cardFrame?: unknown; height?: unknown }
  return { cardFrame, height: typeof height === 'number' ? height : 0 }
}
