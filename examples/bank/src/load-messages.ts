import type { LoadMessages } from '@sixpence/react/i18n'

const FILES = import.meta.glob<Record<string, string>>('../../../locales/*/*.json', {
  import: 'default',
})

/** Loads the words of one room in one language, each file once and only when it is needed. */
export const loadMessages: LoadMessages = async (locale, room) => {
  const load = FILES[`../../../locales/${locale}/${room}.json`]
  if (!load) throw new Error(`There are no ${locale} words for ${room}`)
  return load()
}
