import type { PayoutWay } from '@sixpence/core/transfers'

/** Returns an id that distinguishes a way from the others to its country. */
export const wayId = ({ kind, rail }: Pick<PayoutWay, 'kind' | 'rail'>): string => `${kind}/${rail}`

/**
 * Returns the chosen way. For an earlier payment the kind and the currency that arrived are known;
 * without a choice it is the first, in the bank's order.
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

/**
 * Returns the currency in which money arrives: the chosen one, else the one it leaves in, else the
 * bank's first.
 */
export function chosenCurrency(
  way: PayoutWay | undefined,
  ...wanted: readonly (string | undefined)[]
): string | undefined {
  return (
    wanted.find(currency => currency !== undefined && way?.currencies.includes(currency)) ??
    way?.currencies[0]
  )
}
