import { awaitFrame } from '../await-frame.ts'
import { closedFrame, frameUrl } from '../frame-url.ts'
import type {
  CardCollector,
  CardNumberEntry,
  CardNumberEvents,
  CardNumberState,
  CardToken,
} from './card-collector.ts'
import { answerInTime, cardTokenIn, networkFault } from './card-token.ts'

/**
 * Accepts numbers in the frame named by the bank: its vault's, or the stand-in of a development
 * bank. The page's content security policy must allow its origin for frames.
 */
export function bankCardCollector(): CardCollector {
  return {
    open(place, { entry, label }, events) {
      if (entry.frameUrl === undefined) {
        events.onFault('not_configured')
        return NO_ENTRY
      }
      const url = frameUrl(entry.frameUrl, entry.token, place)
      return openFrame(place, { url, label }, events)
    },
  }
}

/** An entry that accepts no number. */
export const NO_ENTRY: CardNumberEntry = {
  focus: () => undefined,
  tokenize: async () => ({ fault: 'not_configured' }),
  close: () => undefined,
}

function openFrame(
  place: HTMLElement,
  { url, label }: { url: URL; label: string },
  events: CardNumberEvents,
): CardNumberEntry {
  const frame = closedFrame(url, label)
  let tellToken: ((token: CardToken) => void) | undefined
  const close = () => {
    stopWaiting()
    removeEventListener('message', hear)
    frame.remove()
  }
  const stopWaiting = awaitFrame([url.origin], fault => {
    close()
    events.onFault(fault)
  })
  const hearers = new Map<unknown, (said: Said) => void>([
    [
      'ready',
      () => {
        stopWaiting()
        events.onReady()
      },
    ],
    [
      'state',
      said => {
        const state = stateIn(said)
        events.onChange(state)
        if (state.validity !== 'valid') tellToken?.({ fault: 'wrong' })
      },
    ],
    ['enter', () => events.onEnter()],
    ['token', said => tellToken?.(cardTokenIn(said))],
    ['refused', () => tellToken?.({ fault: 'refused' })],
    ['unreachable', () => tellToken?.({ fault: networkFault() })],
  ])
  // The frame's origin is opaque, so messages are matched by its window.
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow) return
    const said = typeof data === 'object' && data !== null ? (data as Said) : {}
    hearers.get(said['cardNumberFrame'])?.(said)
  }
  // An opaque origin can't be named as the target. The messages contain no secrets.
  const say = (cardNumberFrame: 'focus' | 'submit') =>
    frame.contentWindow?.postMessage({ cardNumberFrame }, '*')
  addEventListener('message', hear)
  place.append(frame)
  return {
    focus: () => {
      frame.focus()
      say('focus')
    },
    tokenize: () =>
      answerInTime(tell => {
        tellToken = tell
        say('submit')
      }),
    close,
  }
}

/** A message whose contents aren't known until checked. */
type Said = Readonly<Record<string, unknown>>

/** Copies only what a page may know, whatever else the frame sends. */
function stateIn({ validity, bin, lastFour }: Said): CardNumberState {
  return {
    validity: validity === 'valid' || validity === 'empty' ? validity : 'wrong',
    bin: digitsOf(bin, 6),
    lastFour: digitsOf(lastFour, 4),
  }
}

const digitsOf = (value: unknown, length: number): string | undefined =>
  typeof value === 'string' && /^\d+$/.test(value) && value.length === length ? value : undefined
