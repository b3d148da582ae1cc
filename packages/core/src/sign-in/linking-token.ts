import type { Platform } from '../platform/index.ts'
import { isLinking } from './pending-sign-in.ts'
import { createTabRecord } from './tab-record.ts'

interface LinkingTokenOptions {
  readonly platform: Pick<Platform, 'tabStorage' | 'clock'>
  readonly namespace: string
  readonly session: { readonly getSnapshot: () => { readonly status: string } }
}

/** Returns the token of this tab's sign-in that waits for a phone to be linked. */
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
