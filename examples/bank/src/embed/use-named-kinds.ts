import { readTransferKinds, TRANSFER_KINDS, type TransferKind } from '@sixpence/embed'
import { useEffect } from 'react'
import type { Host } from './use-host.ts'

/** Reads the kinds of transfers that the host wants offered, and warns about unknown ones. */
export function useNamedKinds(text: string, host: Host): readonly TransferKind[] {
  const { kinds, unknown } = readTransferKinds(text)
  const strange = unknown.join(' ')
  const isNone = kinds.length === 0
  const link = host.status === 'connected' ? host.link : undefined
  useEffect(() => {
    if (strange === '') return
    const known = TRANSFER_KINDS.join(' ')
    // The author of the page looks at the console.
    // oxlint-disable-next-line no-console
    console.warn(
      `sixpence-transfer: kinds names what there is not: ${strange}. There is: ${known}.`,
    )
  }, [strange])
  useEffect(() => {
    if (isNone) link?.send({ type: 'failed', code: 'not_configured' })
  }, [isNone, link])
  return kinds
}
