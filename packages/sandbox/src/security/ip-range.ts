import type { Sql } from '../db/index.ts'
import { isAddress, type Refusal, refuse } from '../http/index.ts'

/** The most a range may hold, as the bits in which its addresses may differ. */
const MOST_BITS = { 4: 16, 6: 64 } as const

/**
 * Judges one end of a range or both: addresses of one family, in order, and not too far apart. The
 * database knows addresses best.
 */
export async function checkRange(
  sql: Sql,
  { ip, toIp = ip }: { ip: string; toIp?: string | undefined },
): Promise<Refusal | undefined> {
  if (!isAddress(ip)) return refuse.invalid('ip', 'This is no IP address.')
  if (!isAddress(toIp)) return refuse.invalid('toIp', 'This is no IP address.')
  const [range] = await sql<{ family: 4 | 6; isMixed: boolean; isTurned: boolean; bits: number }>`
    select family(${ip}::inet) as family, family(${ip}::inet) <> family(${toIp}::inet) as "isMixed",
      ${ip}::inet > ${toIp}::inet as "isTurned",
      case when family(${ip}::inet) = family(${toIp}::inet)
        then masklen(inet_merge(${ip}::inet, ${toIp}::inet)) else 0 end as bits`
  if (!range) throw new Error('a select without a table has a row')
  if (range.isMixed) return refuse.invalid('toIp', 'Both ends have to be of one family.')
  if (range.isTurned) return refuse.invalid('toIp', 'The range ends before it begins.')
  const whole = range.family === 4 ? 32 : 128
  if (whole - range.bits <= MOST_BITS[range.family]) return undefined
  const most = whole - MOST_BITS[range.family]
  return refuse.invalid('toIp', `A range may be a /${most} at most.`)
}
