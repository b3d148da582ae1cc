import type { BotCheckAdapter } from './bot-check-adapter.ts'

/**
 * The check of a bank for development: everyone passes, and nothing is drawn. With `fails` no one
 * does, so that a host sees what its forms then show.
 */
export function sandboxBotCheck({ fails = false }: { fails?: boolean } = {}): BotCheckAdapter {
  return {
    mount(_element, onValue) {
      onValue(fails ? 'test-captcha-failed' : 'test-captcha-token')
      return () => undefined
    },
  }
}
