import type { LoadMessages, RoomTexts } from '@sixpence/react/i18n'
import { loadJson } from './app-config.ts'

// Words are data: they are fetched as JSON and weigh nothing as code.
const ADDRESSES = import.meta.glob<string>('../../../locales/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Loads the words of one room in one language, when it is needed. */
export const loadMessages: LoadMessages = async (locale, room) => {
  const address = ADDRESSES[`../../../locales/${locale}/${room}.json`]
  if (!address) throw new Error(`There are no ${locale} words for ${room}`)
  return loadJson<RoomTexts>(address)
}
