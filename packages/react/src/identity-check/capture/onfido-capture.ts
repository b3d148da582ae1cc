import { pickLocale, type Locale } from '@sixpence/core/locale'
import { faultOf } from './fault-of.ts'
import type { CaptureEvents, IdentityCapture } from './identity-capture.ts'
import type { OnfidoModule } from './onfido-sdk.ts'

/** The source of the SDK. The SDK needs a contract with its maker, so the host provides it. */
export interface OnfidoCaptureOptions {
  /** Loads the SDK, e.g. `() => import('onfido-sdk-ui')`. Called only when a capture is shown. */
  readonly load: () => Promise<OnfidoModule>
  /** The address from which the loader of `onfido-sdk-ui` gets the SDK. Default: its maker's. */
  readonly sdkUrl?: string | undefined
}

/**
 * A capture by Onfido, provider `nfd`. Show it in a document with an origin of its own: the SDK
 * needs inline styles and its maker's hosts, and sends the page's address there.
 */
export function onfidoCapture({ load, sdkUrl }: OnfidoCaptureOptions): IdentityCapture {
  return {
    show(place, { sdkToken, workflowRunId, locale }, events) {
      const { signal, end, ...told } = once(events)
      load().then(
        ({ Onfido }) => {
          if (signal.aborted) return
          const handle = Onfido.init({
            token: sdkToken,
            workflowRunId,
            containerEl: place,
            language: LANGUAGES[pickLocale([locale])],
            ...(sdkUrl !== undefined && { sdkUrl }),
            disableAnalytics: true,
            disableAnalyticsCookies: true,
            onComplete: told.onDone,
            onUserExit: told.onLeft,
            onError: error => told.onFault(faultOf(error)),
          })
          signal.addEventListener('abort', () => void handle.tearDown())
        },
        error => told.onFault(faultOf(error)),
      )
      return end
    },
  }
}

/** Reports only the first end, and nothing after it. */
function once(events: CaptureEvents) {
  const over = new AbortController()
  const { signal } = over
  const end = () => over.abort()
  const ending =
    <Said extends unknown[]>(tell: (...said: Said) => void) =>
    (...said: Said) => {
      if (signal.aborted) return
      end()
      tell(...said)
    }
  return {
    signal,
    end,
    onDone: ending(events.onDone),
    onLeft: ending(events.onLeft),
    onFault: ending(events.onFault),
  }
}

const LANGUAGES: Readonly<Record<Locale, string>> = {
  en: 'en_US',
  es: 'es_ES',
  pt: 'pt_PT',
  ro: 'ro_RO',
  ru: 'ru_RU',
  ua: 'uk_UA',
}
