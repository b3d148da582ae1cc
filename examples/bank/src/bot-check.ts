import { sandboxBotCheck, turnstileBotCheck, type BotCheckAdapter } from '@sixpence/react/bot-check'
import type { AppConfig } from './app-config.ts'

let made: BotCheckAdapter | undefined

/** The bank's bot check, as the server says; a bank for development has one of its own. */
export function botCheckOf({ turnstileSiteKey }: AppConfig): BotCheckAdapter {
  made ??=
    turnstileSiteKey === undefined
      ? sandboxBotCheck()
      : turnstileBotCheck({ siteKey: turnstileSiteKey })
  return made
}
