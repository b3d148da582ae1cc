import { hexOf } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import type { PlainPicture } from './plain-picture.ts'

interface NewLogo {
  readonly name: string
  readonly isDefault: boolean
  readonly picture: PlainPicture
}

/** Keeps a logo and returns its id. */
export async function storeLogo(
  { sql, caller, newId }: Pick<CallerContext, 'sql' | 'newId'> & { caller: { customerId: string } },
  { name, isDefault, picture }: NewLogo,
): Promise<string> {
  const id = newId()
  await sql`
    insert into business_logo (id, customer_id, name, is_default, png, sha256)
    select ${id}, ${caller.customerId}, ${name}, ${isDefault}, png, encode(sha256(png), 'hex')
    from decode(${hexOf(picture.png)}, 'hex') png`
  return id
}

/** Replaces the picture of a logo. */
export async function storePicture(
  { sql }: Pick<CallerContext, 'sql'>,
  id: string,
  { png }: PlainPicture,
): Promise<void> {
  await sql`
    update business_logo set png = packed.png, sha256 = encode(sha256(packed.png), 'hex')
    from (select decode(${hexOf(png)}, 'hex') as png) packed where id = ${id}`
}
