import type { Platform } from '../platform/index.ts'
import { isLinking } from './pending-sign-in.ts'
import { createTabRecord } from './tab-record.ts'

interface LinkingTokenOptions {
  readonly platform: Pick<Platform, 'tabStorage' | 'clock'>
  readonly namespace: string
  readonly session: { readonly getSnapshot: () => { readonly status: string } }
}

/** Finds what speaks for the sign-in of this tab that waits until a phone is linked. */
export function createLinkingToken({
  platform,
  namespace,
  session,
}: LinkingTokenOptions): () => string | undefined {
  const record = createTabRecord(platform, namespace)
  return () => {
    if (session.getSnapshot().status === 'signed_in') return undefined
    const [, pending] = record.read() ?? []
    return pending && isLinking(pending) ? pending.tmpJwt : undefined
  }
}
