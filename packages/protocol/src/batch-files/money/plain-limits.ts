import type { BatchFormat } from '../format.ts'

/** The least and the most minor units of an amount that needs no closer look. */
export interface PlainLimits {
  readonly least: number
  readonly most: number
}

/** No amount is within them. */
const NONE: PlainLimits = { least: Number.POSITIVE_INFINITY, most: 0 }

/**
 * Returns limits in minor units, in a currency with so many decimals. No amount is within them if
 * the decimals aren't known, or a limit has more.
 */
export function plainLimits(
  { minimum = '0', maximum }: Pick<BatchFormat, 'minimum' | 'maximum'>,
  { decimals, isLimited }: { readonly decimals: number | undefined; readonly isLimited: boolean },
): PlainLimits {
  if (decimals === undefined) return NONE
  if (!isLimited) return { least: 1, most: Number.MAX_SAFE_INTEGER }
  const least = safeMinor(minimum, decimals)
  const most = maximum === undefined ? Number.MAX_SAFE_INTEGER : safeMinor(maximum, decimals)
  return least === undefined || most === undefined ? NONE : { least: Math.max(least, 1), most }
}

function safeMinor(decimal: string, decimals: number): number | undefined {
  const [whole = '', fraction = ''] = decimal.split('.')
  const minor = Number(whole + fraction.padEnd(decimals, '0'))
  return fraction.length > decimals || !Number.isSafeInteger(minor) ? undefined : minor
}
