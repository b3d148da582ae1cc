import type { Locale } from '@sixpence/core/locale'
import type { LoadMessages, Room, RoomTexts } from './room.ts'

/** Texts that are fetched before a screen asks for them. */
export interface MessageCache {
  /** For the provider: answers at once what was fetched ahead. */
  readonly loadMessages: LoadMessages
  /**
   * Fetches rooms ahead, so that the screen that reads them need not wait for one after another:
   * each wait that a customer sees lasts three tenths of a second at least, by React's own clock.
   * Never rejects: what could not be had is asked for again by the screen.
   */
  readonly preload: (locale: Locale, rooms: readonly Room[]) => Promise<void>
}

/**
 * Keeps what `load` answers, for a host that knows which rooms its next screen reads.
 *
 * @example
 *   const messages = cacheMessages(load)
 *   await messages.preload('en', ['common', 'transfers'])
 *   // <SixpenceProvider loadMessages={messages.loadMessages} …>
 */
export function cacheMessages(load: LoadMessages): MessageCache {
  const kept = new Map<string, RoomTexts | Promise<RoomTexts>>()

  const loadMessages: LoadMessages = (locale, room) => {
    const id = `${locale}/${room}`
    const known = kept.get(id) ?? load(locale, room)
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
    async preload(locale, rooms) {
      await Promise.allSettled(rooms.map(async room => loadMessages(locale, room)))
    },
  }
}
