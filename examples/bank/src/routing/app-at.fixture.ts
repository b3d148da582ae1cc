import { type Platform, createSession } from '@sixpence/core/session'
import { nodePlatform } from '@sixpence/core/node'
import { createMemoryHistory } from '@tanstack/react-router'
import type { BankClient } from '../client/open-bank.ts'
import type { LoadWords } from '../locale/load-messages.ts'
import { createAppRouter } from './router.tsx'

/** Returns a client with nobody signed in. Pass the network of a bank in this process to use it. */
export function clientOf(
  network: Partial<Pick<Platform, 'fetch' | 'openSocket'>> = {},
): BankClient {
  const { fetch, openSocket } = { ...nodePlatform(), ...network }
  const platform = { ...nodePlatform(), fetch, openSocket }
  const options = { api: 'http://bank.example', platform, idleLimitMs: Infinity }
  return { session: createSession(options), options }
}

/** Returns the app at an address, by default without texts. Nothing is shown yet. */
export function appAt(bank: BankClient, address: string, words: LoadWords = async () => undefined) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const config = { brand: '', api: '', realtime: '' }
  return createAppRouter({ bank, config, words, locale: () => 'en' }, history)
}
