import type { Logo } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import type { Sql } from '../db/index.ts'
import { logoAddress } from '../rendering/index.ts'

type Context = Pick<CallerContext, 'sql' | 'caller' | 'bankUrl'>

interface LogoRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly isDefault: boolean
  readonly sha256: string
}

/** Lists the logos of the customer acted for, oldest first. */
export async function findLogos({ sql, caller, bankUrl }: Context): Promise<Logo[]> {
  const rows = await sql<LogoRow>`
    select id, name, is_default as "isDefault", sha256 from business_logo
    where customer_id = ${caller.customerId} order by position`
  return rows.map(row => logoOf(row, bankUrl))
}

/** Returns one logo; undefined if it is another customer's or doesn't exist. */
export async function findLogo(
  { sql, caller, bankUrl }: Context,
  id: string,
): Promise<Logo | undefined> {
  const [row] = await sql<LogoRow>`
    select id, name, is_default as "isDefault", sha256 from business_logo
    where customer_id = ${caller.customerId} and id = ${id}`
  return row && logoOf(row, bankUrl)
}

const logoOf = ({ id, name, isDefault, sha256 }: LogoRow, bankUrl: string): Logo => ({
  id,
  name,
  isDefault,
  file: logoAddress(sha256, bankUrl),
})

/** Returns the picture at an address; undefined if there is none any more. */
export async function findPicture(
  sql: Sql,
  sha256: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [row] = await sql<{ base64: string }>`
    select encode(png, 'base64') as base64 from business_logo where sha256 = ${sha256} limit 1`
  return row && Uint8Array.from(atob(row.base64), letter => letter.charCodeAt(0))
}
