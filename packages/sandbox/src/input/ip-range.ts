import type { Context } from '../context.ts'
import { isAddress, type Refusal, refuse } from '../http/index.ts'
import { refusalText } from '../language/index.ts'

/** The most a range may hold, as the bits in which its addresses may differ. */
const MOST_BITS = { 4: 16, 6: 64 } as const

/**
 * Judges one end of a range or both: addresses of one family, in order, and not too far apart. The
 * database knows addresses best.
 */
export async function checkRange(
  { ip, toIp = ip }: { ip: string; toIp?: string | undefined },
  { sql, locale }: Pick<Context, 'sql' | 'locale'>,
): Promise<Refusal | undefined> {
  if (!isAddress(ip)) return refuse.invalid('ip', refusalText(locale, 'ipInvalid'))
  if (!isAddress(toIp)) return refuse.invalid('toIp', refusalText(locale, 'ipInvalid'))
  const [range] = await sql<{ family: 4 | 6; isMixed: boolean; isTurned: boolean; bits: number }>`
    select family(${ip}::inet) as family, family(${ip}::inet) <> family(${toIp}::inet) as "isMixed",
      ${ip}::inet > ${toIp}::inet as "isTurned",
      case when family(${ip}::inet) = family(${toIp}::inet)
        then masklen(inet_merge(${ip}::inet, ${toIp}::inet)) else 0 end as bits`
  if (!range) throw new Error('a select without a table has a row')
  if (range.isMixed) return refuse.invalid('toIp', refusalText(locale, 'ipMixed'))
  if (range.isTurned) return refuse.invalid('toIp', refusalText(locale, 'ipTurned'))
  const whole = range.family === 4 ? 32 : 128
  if (whole - range.bits <= MOST_BITS[range.family]) return undefined
  const bits = String(whole - MOST_BITS[range.family])
  return refuse.invalid('toIp', refusalText(locale, 'ipWide', { bits }))
}
