import { createSixpence } from '@sixpence/core'
import { browserPlatform } from '@sixpence/core/browser'
import { loadMessages as loadFile } from '@sixpence/locales'
import { cacheMessages } from '@sixpence/react/i18n'

export { brand } from '@sixpence/brands/aurelia'

/** The client of the bank behind the app. The server imports it too, where it does nothing. */
export const sixpence = createSixpence({
  api: import.meta.env.SIXPENCE_API ?? 'http://127.0.0.1:4400',
  platform: browserPlatform(),
  namespace: 'larkspur',
})

/** The bank's texts. Those of the first page are loaded ahead, so that the server renders them. */
export const { loadMessages, preload } = cacheMessages(loadFile)

export const whenReady = preload('en', ['common', 'errors', 'sign-in'])
