import type { FileFacts } from '../../files/index.ts'

/** The maximum size of a logo's file, in bytes. */
export const MOST_LOGO_BYTES = 1_000_000

/** The maximum number of pixels on a side of a logo. */
export const MOST_LOGO_SIDE = 2000

/** The maximum number of logos of a customer. */
export const MOST_LOGOS = 1000

/** The reasons to refuse a file as a logo, by facts that are known without decoding it. */
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

/** The reason why a file is refused as a logo. */
export type LogoFault = (typeof LOGO_RULES)[number]['rule']

/** Returns the first rule that a file breaks as a logo; undefined if there is none. */
export const logoFaultOf = (facts: FileFacts): LogoFault | undefined =>
  LOGO_RULES.find(({ when }) => when(facts))?.rule
