import type { CardVaultFault } from '../card-vault.ts'
import type { CardToken } from './card-collector.ts'

/** How long a vault is waited for. */
const PATIENCE_MS = 15_000

/**
 * The token in what a vault has answered. Digits alone are no token, since they might be the number
 * itself: a vault that answers them is set up wrongly.
 */
export function cardTokenIn(answer: unknown): CardToken {
  const token =
    typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : undefined
  const isToken = typeof token === 'string' && /[^\d\s-]/.test(token)
  return isToken ? { token } : { fault: 'refused' }
}

/** Why nothing has come over the network. */
export const networkFault = (): CardVaultFault => (navigator.onLine ? 'timeout' : 'offline')

/** What `ask` hands over, or what is wrong when it hands over nothing for fifteen seconds. */
export function answerInTime(ask: (tell: (token: CardToken) => void) => void): Promise<CardToken> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve({ fault: networkFault() }), PATIENCE_MS)
    ask(token => {
      clearTimeout(timer)
      resolve(token)
    })
  })
}
