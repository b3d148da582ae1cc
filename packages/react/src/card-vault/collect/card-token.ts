import type { CardVaultFault } from '../card-vault.ts'
import type { CardToken } from './card-collector.ts'

/** The time in milliseconds to wait for a vault. */
const TIMEOUT_MS = 15_000

/**
 * Returns the token in a vault's response. Only digits aren't accepted, because they might be the
 * number itself, sent by a misconfigured vault.
 */
export function cardTokenIn(answer: unknown): CardToken {
  const token =
    typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : undefined
  const isToken = typeof token === 'string' && /[^\d\s-]/.test(token)
  return isToken ? { token } : { fault: 'refused' }
}

/** Returns the fault for a response that never came. */
export const networkFault = (): CardVaultFault => (navigator.onLine ? 'timeout' : 'offline')

/** Resolves with the token passed to `tell`, or with a fault if none comes within fifteen seconds. */
export function answerInTime(ask: (tell: (token: CardToken) => void) => void): Promise<CardToken> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve({ fault: networkFault() }), TIMEOUT_MS)
    ask(token => {
      clearTimeout(timer)
      resolve(token)
    })
  })
}
