import type { CardVaultFault } from './card-vault.ts'

const PATIENCE_MS = 15_000

/**
 * Tells what is wrong when a frame says nothing for fifteen seconds, and at once when the page's
 * own policy blocks it. The returned function ends the waiting.
 */
export function awaitFrame(
  origins: readonly string[],
  onFault: (fault: CardVaultFault) => void,
): () => void {
  const over = new AbortController()
  const judge = ({ blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    const isOurs = origins.some(origin => blockedURI.startsWith(origin))
    if (disposition === 'enforce' && isOurs) onFault('frame_blocked')
  }
  document.addEventListener('securitypolicyviolation', judge, { signal: over.signal })
  const timer = setTimeout(() => onFault(navigator.onLine ? 'timeout' : 'offline'), PATIENCE_MS)
  over.signal.addEventListener('abort', () => clearTimeout(timer))
  return () => over.abort()
}
