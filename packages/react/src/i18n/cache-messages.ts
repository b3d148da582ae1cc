import type { DisplayLocale } from '@sixpence/core/locale'
import type { LoadMessages, MessageDomain, MessageTexts } from './message-domain.ts'

/** A cache for texts that are loaded before a screen needs them. */
export interface MessageCache {
  /** Pass this to the provider. It returns preloaded texts synchronously. */
  readonly loadMessages: LoadMessages
  /**
   * Loads domains ahead, so that the next screen doesn't wait for one after another: React shows
   * each wait for at least 0.3 seconds. Never rejects. The screen loads what failed.
   */
  readonly preload: (locale: DisplayLocale, domains: readonly MessageDomain[]) => Promise<void>
}

/**
 * Caches the results of `load`, for a host that knows which domains its next screen needs.
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
