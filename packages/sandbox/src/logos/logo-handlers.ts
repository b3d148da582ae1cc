import { filePart, LOGO_PART, MOST_LOGOS } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { findLogo, findLogos } from './find-logos.ts'
import { storeLogo, storePicture } from './store-logo.ts'
import { type PlainPicture, plainPicture } from './plain-picture.ts'

type LogoMethods = Pick<
  typeof merchantMethods,
  'logos' | 'logo' | 'createLogo' | 'updateLogo' | 'deleteLogo'
>

export const logoHandlers = {
  logos: async (_input, context) => {
    const items = await findLogos(context)
    return { items, total: items.length }
  },

  logo: async ({ id }, context) => ({ logo: await logoOf(id, context) }),

  createLogo: async ({ name, isDefault = false }, context) => {
    const picture = await pictureIn(context)
    if (!picture) throw refuse.invalid(PART, 'There is no picture.')
    const others = await holdLogos(context)
    if (others.length >= MOST_LOGOS) {
      throw refuse.invalid('logos', 'There are 1,000 logos already: delete one first.')
    }
    if (isDefault) await clearDefault(context)
    const isFirst = others.length === 0
    const id = await storeLogo(context, { name, isDefault: isDefault || isFirst, picture })
    return { logo: await logoOf(id, context) }
  },

  updateLogo: async ({ id, name, isDefault }, context) => {
    const picture = await pictureIn(context)
    await holdLogos(context)
    const before = await logoOf(id, context)
    if (before.isDefault && isDefault === false) {
      throw refuse.invalid('isDefault', 'Make another logo the default first.')
    }
    if (isDefault === true) await clearDefault(context)
    const { sql } = context
    await sql`
      update business_logo set name = ${name || before.name},
        is_default = ${isDefault ?? before.isDefault}
      where id = ${id}`
    if (picture) await storePicture(context, id, picture)
    return { logo: await logoOf(id, context) }
  },

  deleteLogo: async ({ id }, context) => {
    await holdLogos(context)
    const { isDefault } = await logoOf(id, context)
    const { sql, caller } = context
    await sql`delete from business_logo where id = ${id}`
    if (isDefault) {
      await sql`
        update business_logo set is_default = true where id = (
          select id from business_logo where customer_id = ${caller.customerId}
          order by position limit 1)`
    }
    return {}
  },
} satisfies Handlers<LogoMethods>

const PART = filePart(LOGO_PART)

/** Returns the uploaded picture in the form in which it is kept; undefined if there is none. */
async function pictureIn({ files }: CallerContext): Promise<PlainPicture | undefined> {
  const file = files?.get(PART)
  if (!file) return undefined
  const picture = await plainPicture(file.bytes)
  if (typeof picture !== 'string') return picture
  throw refuse.invalid(picture, REFUSED[picture])
}

const REFUSED = {
  logoEmpty: 'The file is empty.',
  logoTooLarge: 'A logo has 1,000,000 bytes at most.',
  logoType: 'A logo is a PNG or a JPEG.',
  logoDamaged: 'The picture cannot be read.',
  logoSides: 'A logo has 2,000 pixels on each side at most.',
} as const

/** Returns a logo. Refuses another customer's logo and a missing one alike. */
async function logoOf(id: string, context: CallerContext) {
  const logo = await findLogo(context, id)
  if (!logo) throw refuse.accessDenied('You have no access to this logo.')
  return logo
}

/** Locks and lists the customer's logos, because exactly one of them is the default. */
async function holdLogos({ sql, caller }: CallerContext): Promise<readonly unknown[]> {
  await sql`select from customer where id = ${caller.customerId} for no key update`
  return sql`select id from business_logo where customer_id = ${caller.customerId}`
}

const clearDefault = ({ sql, caller }: CallerContext) =>
  sql`
    update business_logo set is_default = false
    where customer_id = ${caller.customerId} and is_default`
