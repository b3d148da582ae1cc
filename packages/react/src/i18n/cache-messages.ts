import type { Locale } from '@sixpence/core/locale'
import type { LoadMessages, MessageDomain, MessageTexts } from './message-domain.ts'

/** Texts that are fetched before a screen asks for them. */
export interface MessageCache {
  /** For the provider: returns preloaded texts synchronously. */
  readonly loadMessages: LoadMessages
  /**
   * Fetches domains ahead, so that the screen that reads them need not wait for one after another:
   * each wait that a customer sees lasts three tenths of a second at least, by React's own clock.
   * Never rejects: what could not be had is asked for again by the screen.
   */
  readonly preload: (locale: Locale, domains: readonly MessageDomain[]) => Promise<void>
}

/**
 * Keeps what `load` answers, for a host that knows which domains its next screen reads.
 *
 * @example
 *   const messages = cacheMessages(load)
 *   await messages.preload('en', ['common', 'transfers'])
 *   // <SixpenceProvider loadMessages={messages.loadMessages} …>
 */
export function cacheMessages(load: LoadMessages): MessageCache {
  const kept = new Map<string, MessageTexts | Promise<MessageTexts>>()

  const loadMessages: LoadMessages = (locale, domain) => {
    const id = `${locale}/${domain}`
    const known = kept.get(id) ?? load(locale, domain)
    kept.set(id, known)
    if (!(known instanceof Promise)) return known
    return known.then(
      texts => {
        kept.set(id, texts)
        return texts
      },
      (error: unknown) => {
        kept.delete(id)
        throw error
      },
    )
  }

  return {
    loadMessages,
    async preload(locale, domains) {
      await Promise.allSettled(domains.map(async domain => loadMessages(locale, domain)))
    },
  }
}
