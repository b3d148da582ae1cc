import { sandboxBotCheck, turnstileBotCheck, type BotCheckAdapter } from '@sixpence/react/bot-check'
import type { AppConfig } from '../app-config.ts'

let made: BotCheckAdapter | undefined

/**
 * Returns the bank's bot check, as configured by the server. Without a Turnstile key, returns that
 * of a development bank.
 */
export function botCheckOf({ turnstileSiteKey, failsBotCheck }: AppConfig): BotCheckAdapter {
  made ??=
    turnstileSiteKey === undefined
      ? sandboxBotCheck({ fails: failsBotCheck ?? false })
      : turnstileBotCheck({ siteKey: turnstileSiteKey })
  return made
}
