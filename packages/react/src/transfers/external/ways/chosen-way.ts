import type { PayoutWay } from '@sixpence/core'

/** What tells a way from the others to its country. */
export const wayId = ({ kind, rail }: Pick<PayoutWay, 'kind' | 'rail'>): string => `${kind}/${rail}`

/**
 * The way that was chosen. Of an earlier payment the kind is known, and in which currency it
 * arrived; where nothing was chosen it is the first, as the bank lists them.
 */
export function chosenWay(
  ways: readonly PayoutWay[],
  { wayId: id = '', currency = '' }: { wayId?: string | undefined; currency?: string | undefined },
): PayoutWay | undefined {
  const ofKind = ways.filter(({ kind }) => kind === id.split('/')[0])
  return (
    ways.find(way => wayId(way) === id) ??
    ofKind.find(({ currencies }) => currencies.includes(currency)) ??
    ofKind[0] ??
    ways[0]
  )
}

/** In which money arrives: as it was chosen, else as it leaves, else as the bank names first. */
export function chosenCurrency(
  way: PayoutWay | undefined,
  ...wanted: readonly (string | undefined)[]
): string | undefined {
  return (
    wanted.find(currency => currency !== undefined && way?.currencies.includes(currency)) ??
    way?.currencies[0]
  )
}
