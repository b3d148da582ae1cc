import type { Rail } from '@sixpence/protocol'
import type { Sql } from '../../db/index.ts'
import type { RailSpeed } from './arrival.ts'

/** Returns the speed of a rail. */
export async function railSpeed(sql: Sql, rail: Rail): Promise<RailSpeed> {
  const [row] = await sql<RailSpeed & Record<string, unknown>>`
    select calendar, to_char(cut_off, 'HH24:MI') as "cutOff", days,
      to_char(lands, 'HH24:MI') as lands, minutes
    from rail where code = ${rail}`
  if (!row) throw new Error(`There is no rail ${rail}.`)
  // The table's constraints guarantee one or the other.
  return row
}
