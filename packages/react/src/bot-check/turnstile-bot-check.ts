import { loadOutsideScript } from '../outside-scripts/index.ts'
import type { BotCheckAdapter, BotCheckOptions } from './bot-check-adapter.ts'

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** The part of Cloudflare's script that is used. */
export interface Turnstile {
  render(
    element: HTMLElement,
    options: {
      sitekey: string
      language: string
      callback: (token: string) => void
      'expired-callback': () => void
      'error-callback': () => void
    },
  ): string | undefined
  remove(widgetId: string): void
}

/** The options of `turnstileBotCheck`. */
export interface TurnstileOptions {
  /** The public key of the bank's account at Cloudflare. */
  readonly siteKey: string
  /** Loads Cloudflare's script. By default it adds a script element to the page. */
  readonly load?: (() => Promise<Turnstile>) | undefined
}

/**
 * A check by Cloudflare Turnstile. Its script loads when the first form shows the check. The page's
 * content security policy must allow `https://challenges.cloudflare.com` for scripts and frames.
 */
export function turnstileBotCheck({
  siteKey,
  load = loadScript,
}: TurnstileOptions): BotCheckAdapter {
  let loading: Promise<Turnstile> | undefined
  const loadOnce = () => {
    loading ??= load()
    // If loading failed, the next form tries again.
    loading.catch(() => (loading = undefined))
    return loading
  }
  return {
    mount(element, onValue, options) {
      let isGone = false
      let remove: () => void = () => undefined
      loadOnce().then(
        turnstile => {
          if (!isGone) remove = draw(turnstile, { element, siteKey, onValue, options })
        },
        () => isGone || options.onFailure(),
      )
      return () => {
        isGone = true
        remove()
      }
    },
  }
}

interface Drawing {
  readonly element: HTMLElement
  readonly siteKey: string
  readonly onValue: (value: string | undefined) => void
  readonly options: BotCheckOptions
}

function draw(turnstile: Turnstile, { element, siteKey, onValue, options }: Drawing): () => void {
  const widget = turnstile.render(element, {
    sitekey: siteKey,
    language: options.language,
    callback: onValue,
    'expired-callback': () => onValue(undefined),
    'error-callback': () => {
      onValue(undefined)
      options.onFailure()
    },
  })
  return () => {
    if (widget !== undefined) turnstile.remove(widget)
  }
}

const loadScript = (): Promise<Turnstile> =>
  loadOutsideScript({ address: SCRIPT, leaves: 'turnstile', policy: 'sixpence-bot-check' })
