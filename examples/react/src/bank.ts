import record from '@sixpence/brands/aurelia/brand.json'
import { createSixpence } from '@sixpence/core'
import { parseBrand } from '@sixpence/core/brand'
import { browserPlatform } from '@sixpence/core/browser'
import type { LoadMessages, RoomTexts } from '@sixpence/react/i18n'

/** The bank behind the app. The server imports this too; there it does nothing. */
export const sixpence = createSixpence({
  api: import.meta.env.SIXPENCE_API ?? 'http://127.0.0.1:4400',
  platform: browserPlatform(),
  namespace: 'larkspur',
})

export const brand = parseBrand(record)

const TEXTS = import.meta.glob<RoomTexts>('../../../locales/en/*.json', {
  eager: true,
  import: 'default',
})

/** The bank's words, at once: what the server renders has them in it. */
export const loadMessages: LoadMessages = (_locale, room) =>
  TEXTS[`../../../locales/en/${room}.json`] ?? Promise.reject(new Error(`No words for ${room}`))
