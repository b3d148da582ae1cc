import type { BotCheckAdapter } from './bot-check-adapter.ts'

/** The check of a bank for development: everybody passes, and nothing is drawn. */
export function sandboxBotCheck(): BotCheckAdapter {
  return {
    mount(_element, onValue) {
      onValue('test-captcha-token')
      return () => undefined
    },
  }
}
