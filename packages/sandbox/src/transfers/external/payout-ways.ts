import {
  externalAction,
  type ExternalKind,
  type ExternalPermission,
  PERMISSION_FOR,
  type Rail,
} from '@sixpence/protocol'
import type { Caller } from '../../context.ts'
import type { Sql } from '../../db/index.ts'
import type { RailSpeed } from '../../payments/index.ts'

/** One way that the bank offers to a country, for every caller. */
export interface PayoutWayRow {
  readonly countryCode: string
  readonly kind: ExternalKind
  readonly rail: Rail
  readonly currencies: readonly string[]
  readonly form: string
  readonly speed: RailSpeed
}

/** Lists the ways to a country, or to all of them. */
export async function payoutWays(sql: Sql, countryCode?: string): Promise<readonly PayoutWayRow[]> {
  const rows = await sql<WayRow>`
    select country_code as "countryCode", kind, rail, to_json(currencies) as currencies, form, calendar,
      to_char(cut_off, 'HH24:MI') as "cutOff", days, to_char(lands, 'HH24:MI') as lands, minutes
    from payout_way join rail on rail.code = rail
    where ${countryCode}::text is null or country_code = ${countryCode}
    order by country_code, array_position('{eft,instant,interac,wire,oct,cryptoEft}', kind), rail`
  return rows.map(({ countryCode: country, kind, rail, currencies, form, ...speed }) => ({
    countryCode: country,
    kind,
    rail,
    currencies,
    form,
    // The table's constraints guarantee one or the other.
    speed: speed as RailSpeed,
  }))
}

type WayRow = Record<string, unknown> & Omit<PayoutWayRow, 'speed'>

/** Checks if the caller's flags allow a kind. */
export const isKindOpen = (
  { permissions }: Pick<Caller, 'permissions'>,
  kind: ExternalKind,
  permission: ExternalPermission,
): boolean => permissions[PERMISSION_FOR[externalAction(kind, permission)]]
