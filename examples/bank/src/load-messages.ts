import type { Locale } from '@sixpence/core/locale'
import { cacheMessages, type Room, type RoomTexts } from '@sixpence/react/i18n'
import { loadJson } from './app-config.ts'

// Words are data: they are fetched as JSON and weigh nothing as code.
const ADDRESSES = import.meta.glob<string>('../../../locales/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Loads the words of one room in one language, when it is needed or ahead of that. */
export const { loadMessages, preload } = cacheMessages(async (locale, room) => {
  const address = ADDRESSES[`../../../locales/${locale}/${room}.json`]
  if (!address) throw new Error(`There are no ${locale} words for ${room}`)
  return loadJson<RoomTexts>(address)
})

/** Loads what the next screen will say, in the language that is on show. */
export type LoadWords = (...rooms: Room[]) => Promise<void>

/** Follows the language that `shown` answers. */
export const wordsIn =
  (shown: () => Locale): LoadWords =>
  (...rooms) =>
    preload(shown(), rooms)
