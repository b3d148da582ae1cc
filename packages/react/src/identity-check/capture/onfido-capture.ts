import type { Locale } from '@sixpence/core/locale'
import { faultOf } from './fault-of.ts'
import type { CaptureEvents, IdentityCapture } from './identity-capture.ts'
import type { OnfidoModule } from './onfido-sdk.ts'

/** Where the SDK comes from. It is its maker's, under a contract with them: bring it along. */
export interface OnfidoCaptureOptions {
  /** Loads it, e.g. `() => import('onfido-sdk-ui')`. Called when a capture is shown, not before. */
  readonly load: () => Promise<OnfidoModule>
  /** Where the loader of `onfido-sdk-ui` takes the SDK from; by default from its maker. */
  readonly sdkUrl?: string | undefined
}

/**
 * Captures by Onfido, provider `nfd`. Show it in a document of its own origin: the SDK wants inline
 * styles and hosts of its maker, and sends the address of the page there.
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
            language: LANGUAGES[locale],
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

/** Tells one end of it, and nothing after that. */
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
