import type { CardVaultFault } from './card-vault.ts'

const TIMEOUT_MS = 15_000

/**
 * Reports a fault if a frame sends nothing for fifteen seconds, and at once if the page's own
 * policy blocks it. The returned function stops waiting.
 */
export function awaitFrame(
  origins: readonly string[],
  onFault: (fault: CardVaultFault) => void,
): () => void {
  const over = new AbortController()
  const onViolation = ({ blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    const isOurs = origins.some(origin => blockedURI.startsWith(origin))
    if (disposition === 'enforce' && isOurs) onFault('frame_blocked')
  }
  document.addEventListener('securitypolicyviolation', onViolation, { signal: over.signal })
  const timer = setTimeout(() => onFault(navigator.onLine ? 'timeout' : 'offline'), TIMEOUT_MS)
  over.signal.addEventListener('abort', () => clearTimeout(timer))
  return () => over.abort()
}
