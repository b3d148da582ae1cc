import { sandboxBotCheck, turnstileBotCheck, type BotCheckAdapter } from '@sixpence/react/bot-check'
import type { AppConfig } from '../app-config.ts'

let made: BotCheckAdapter | undefined

/** The bank's bot check, as the server says; a bank for development has one of its own. */
export function botCheckOf({ turnstileSiteKey, failsBotCheck }: AppConfig): BotCheckAdapter {
  made ??=
    turnstileSiteKey === undefined
      ? sandboxBotCheck({ fails: failsBotCheck ?? false })
      : turnstileBotCheck({ siteKey: turnstileSiteKey })
  return made
}
