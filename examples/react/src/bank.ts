import { createSixpence } from '@sixpence/core'
import { browserPlatform } from '@sixpence/core/browser'
import { loadMessages as loadFile } from '@sixpence/locales'
import { cacheMessages } from '@sixpence/react/i18n'

export { brand } from '@sixpence/brands/aurelia'

/** The bank behind the app. The server imports this too; there it does nothing. */
export const sixpence = createSixpence({
  api: import.meta.env.SIXPENCE_API ?? 'http://127.0.0.1:4400',
  platform: browserPlatform(),
  namespace: 'larkspur',
})

/** The bank's words: those of the first page ahead, so that what the server renders has them in it. */
export const { loadMessages, preload } = cacheMessages(loadFile)

export const whenReady = preload('en', ['common', 'errors', 'sign-in'])
