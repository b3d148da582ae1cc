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

/** Takes the words that the page has come with: they need not be fetched. */
export function giveWords(boot: Pick<Boot, 'locale' | 'words'>): void {
  given = boot
}

// Words are data: they are fetched as JSON and weigh nothing as code.
const load: LoadMessages = (locale, room) =>
  (given?.locale === locale ? given.words[room] : undefined) ??
  loadJson<MessageTexts>(`${import.meta.env.WORDS}/${locale}/${room}.json`)

/** Loads the words of one room in one language, when it is needed or ahead of that. */
export const { loadMessages, preload } = cacheMessages(load)

declare global {
  interface ImportMetaEnv {
    /** Where the build has laid the words. */
    readonly WORDS: string
  }
}

/** Loads what the next screen will say, in the language that is on show. */
export type LoadWords = (...rooms: MessageDomain[]) => Promise<void>

/** Follows the language that `shown` answers. */
export const wordsIn =
  (shown: () => Locale): LoadWords =>
  (...rooms) =>
    preload(shown(), rooms)
