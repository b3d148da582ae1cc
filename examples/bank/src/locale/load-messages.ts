import type { Locale } from '@sixpence/core/locale'
import {
  cacheMessages,
  type LoadMessages,
  type MessageDomain,
  type MessageTexts,
} from '@sixpence/react/i18n'
import { loadJson } from '../app-config.ts'
import type { Boot } from '../start/boot.ts'

let given: Pick<Boot, 'locale' | 'words'> | undefined

/** Keeps the texts that came with the page, so that they aren't requested. */
export function giveWords(boot: Pick<Boot, 'locale' | 'words'>): void {
  given = boot
}

// Texts are data: as JSON they add nothing to the code.
const load: LoadMessages = (locale, room) =>
  (given?.locale === locale ? given.words[room] : undefined) ??
  loadJson<MessageTexts>(`${import.meta.env.WORDS}/${locale}/${room}.json`)

/** Loads the texts of one domain in one language, when needed or ahead. */
export const { loadMessages, preload } = cacheMessages(load)

declare global {
  interface ImportMetaEnv {
    /** The address of the texts in the build. */
    readonly WORDS: string
  }
}

/** Loads the texts of the next screen in the current language. */
export type LoadWords = (...rooms: MessageDomain[]) => Promise<void>

/** Returns a loader for the language that `shown` returns. */
export const wordsIn =
  (shown: () => Locale): LoadWords =>
  (...rooms) =>
    preload(shown(), rooms)
