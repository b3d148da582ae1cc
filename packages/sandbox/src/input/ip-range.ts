import type { Context } from '../context.ts'
import { isAddress, type Refusal, refuse } from '../http/index.ts'
import { refusalText } from '../language/index.ts'

/** The largest range, as written: it contains 2 to the 16th addresses, or 2 to the 64th. */
const LARGEST = { 4: '16', 6: '64' } as const

/**
 * Checks one end of a range or both: addresses of one family, in order, and not too far apart. The
 * database checks the addresses themselves.
 */
export async function checkRange(
  { ip, toIp = ip }: { ip: string; toIp?: string | undefined },
  { sql, locale }: Pick<Context, 'sql' | 'locale'>,
): Promise<Refusal | undefined> {
  if (!isAddress(ip)) return refuse.invalid('ip', refusalText(locale, 'ipInvalid'))
  if (!isAddress(toIp)) return refuse.invalid('toIp', refusalText(locale, 'ipInvalid'))
  const [range] = await sql<{
    family: 4 | 6
    isMixed: boolean
    isTurned: boolean
    isWide: boolean
  }>`
    select family(${ip}::inet) as family, family(${ip}::inet) <> family(${toIp}::inet) as "isMixed",
      ${ip}::inet > ${toIp}::inet as "isTurned",
      case
        when family(${ip}::inet) <> family(${toIp}::inet) then false
        when family(${ip}::inet) = 4 then
          case when ${ip}::inet > '255.255.0.0' then false
            else ${toIp}::inet > ${ip}::inet + 65535 end
        else
          case when ${ip}::inet > 'ffff:ffff:ffff:ffff::' then false
            -- Added in two, which a whole number has room for: 2 to the 64th, but for one.
            else ${toIp}::inet > ${ip}::inet + 9223372036854775807 + 9223372036854775807 + 1 end
      end as "isWide"`
  if (!range) throw new Error('a select without a table has a row')
  if (range.isMixed) return refuse.invalid('toIp', refusalText(locale, 'ipMixed'))
  if (range.isTurned) return refuse.invalid('toIp', refusalText(locale, 'ipTurned'))
  if (!range.isWide) return undefined
  return refuse.invalid('toIp', refusalText(locale, 'ipWide', { bits: LARGEST[range.family] }))
}
