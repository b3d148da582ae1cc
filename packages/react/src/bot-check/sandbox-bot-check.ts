import type { BotCheckAdapter } from './bot-check-adapter.ts'

/**
 * A check for a development bank: everyone passes, and nothing is shown. With `fails`, nobody
 * passes, so that a host sees what its forms show then.
 */
export function sandboxBotCheck({ fails = false }: { fails?: boolean } = {}): BotCheckAdapter {
  return {
    mount(_element, onValue) {
      onValue(fails ? 'test-captcha-failed' : 'test-captcha-token')
      return () => undefined
    },
  }
}
