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
  let resolveToken: ((token: CardToken) => void) | undefined
  const close = () => {
    stopWaiting()
    removeEventListener('message', onMessage)
    frame.remove()
  }
  const stopWaiting = awaitFrame([url.origin], fault => {
    close()
    events.onFault(fault)
  })
  const hearers = new Map<unknown, (message: FrameMessage) => void>([
    [
      'ready',
      () => {
        stopWaiting()
        events.onReady()
      },
    ],
    [
      'state',
      message => {
        const state = stateIn(message)
        events.onChange(state)
        if (state.validity !== 'valid') resolveToken?.({ fault: 'wrong' })
      },
    ],
    ['enter', () => events.onEnter()],
    ['token', message => resolveToken?.(cardTokenIn(message))],
    ['refused', () => resolveToken?.({ fault: 'refused' })],
    ['unreachable', () => resolveToken?.({ fault: networkFault() })],
  ])
  // The frame's origin is opaque, so messages are matched by its window.
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow) return
    const message = typeof data === 'object' && data !== null ? (data as FrameMessage) : {}
    hearers.get(message['cardNumberFrame'])?.(message)
  }
  // An opaque origin can't be named as the target. The messages contain no secrets.
  const say = (cardNumberFrame: 'focus' | 'submit') =>
    frame.contentWindow?.postMessage({ cardNumberFrame }, '*')
  addEventListener('message', onMessage)
  place.append(frame)
  return {
    focus: () => {
      frame.focus()
      say('focus')
    },
    tokenize: () =>
      answerInTime(resolve => {
        resolveToken = resolve
        say('submit')
      }),
    close,
  }
}

/** A message whose contents aren't known until checked. */
type FrameMessage = Readonly<Record<string, unknown>>

/** Copies only what a page may know, whatever else the frame sends. */
function stateIn({ validity, bin, lastFour }: FrameMessage): CardNumberState {
  return {
    validity: validity === 'valid' || validity === 'empty' ? validity : 'wrong',
    bin: digitsOf(bin, 6),
    lastFour: digitsOf(lastFour, 4),
  }
}

const digitsOf = (value: unknown, length: number): string | undefined =>
  typeof value === 'string' && /^\d+$/.test(value) && value.length === length ? value : undefined
