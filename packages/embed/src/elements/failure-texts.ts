import en from '../../../../locales/en/embed.json'
import es from '../../../../locales/es/embed.json'
import pt from '../../../../locales/pt/embed.json'
import ro from '../../../../locales/ro/embed.json'
import ru from '../../../../locales/ru/embed.json'
import ua from '../../../../locales/ua/embed.json'
import type { ErrorCode } from '../channel/index.ts'

interface Failure {
  /** The text shown to the customer. */
  readonly text: Exclude<keyof typeof en, 'payCta'>
  /** Advice for the owner of the page, on the console. */
  readonly advice: string
}

const FAILURES: Readonly<Record<ErrorCode, Failure>> = {
  not_configured: {
    text: 'setupText',
    advice: 'Give the element its client-key, and a payment button its checkout.',
  },
  wrong_client_key: {
    text: 'setupText',
    advice:
      'The bank does not know this client-key. Compare it with the one that the bank gave you.',
  },
  origin_not_registered: {
    text: 'setupText',
    advice:
      "The client-key is not registered for this page's origin. Register the origin, with scheme, host and port.",
  },
  frame_blocked: {
    text: 'setupText',
    advice: "This page keeps the bank's frame out. Add the bank to frame-src of its policy.",
  },
  version_gone: {
    text: 'setupText',
    advice: 'The bank no longer serves this version. Load the script that its manifest names.',
  },
  window_blocked: {
    text: 'blockedText',
    advice:
      'The browser opened no window. A frame needs allow-popups and allow-popups-to-escape-sandbox.',
  },
  offline: { text: 'offlineText', advice: 'The browser has no network.' },
  timed_out: {
    text: 'silentText',
    advice:
      "The bank's page did not answer within fifteen seconds. Look at the network and the console.",
  },
}

const texts = (words: typeof en): Record<string, readonly [text: string, advice: string]> =>
  Object.fromEntries(
    Object.entries(FAILURES).map(([code, { text, advice }]) => [code, [words[text], advice]]),
  )

/**
 * The texts for an element that doesn't work, by language and code: for the customer, and for the
 * owner of the page. Served next to the script, and loaded only on failure.
 */
export const FAILURE_TEXTS = {
  en: texts(en),
  es: texts(es),
  pt: texts(pt),
  ro: texts(ro),
  ru: texts(ru),
  ua: texts(ua),
  // The BCP 47 name.
  uk: texts(ua),
}
