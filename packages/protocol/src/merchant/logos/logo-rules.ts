import type { FileFacts } from '../../files/index.ts'

/** The most bytes that the file of a logo may hold. */
export const MOST_LOGO_BYTES = 1_000_000

/** The most pixels on a side of a logo. */
export const MOST_LOGO_SIDE = 2000

/** The most logos of a customer. */
export const MOST_LOGOS = 1000

/** Why a file is taken for no logo, by what its beginning says: nothing is unpacked before. */
export const LOGO_RULES = [
  { rule: 'logoEmpty', when: ({ size }) => size === 0, because: 'It has no bytes.' },
  {
    rule: 'logoTooLarge',
    when: ({ size }) => size > MOST_LOGO_BYTES,
    because: 'A logo has 1,000,000 bytes at most.',
  },
  {
    rule: 'logoType',
    when: ({ type }) => type !== 'image/png' && type !== 'image/jpeg',
    because: 'It does not begin as a PNG or JPEG does, whatever its name says.',
  },
  {
    rule: 'logoDamaged',
    when: ({ isDamaged, isHarmful }) => isDamaged === true || isHarmful === true,
    because: 'Its end is missing, or it cannot be read.',
  },
  {
    rule: 'logoSides',
    when: ({ pixels }) =>
      pixels !== undefined &&
      (Math.max(pixels.width, pixels.height) > MOST_LOGO_SIDE ||
        Math.min(pixels.width, pixels.height) < 1),
    because: 'A logo has 1 to 2,000 pixels on each side.',
  },
] as const satisfies readonly {
  readonly rule: string
  readonly when: (facts: FileFacts) => boolean
  readonly because: string
}[]

/** Why a file is taken for no logo. */
export type LogoFault = (typeof LOGO_RULES)[number]['rule']

/** The first rule that speaks against a file as a logo; undefined where none does. */
export const logoFaultOf = (facts: FileFacts): LogoFault | undefined =>
  LOGO_RULES.find(({ when }) => when(facts))?.rule
