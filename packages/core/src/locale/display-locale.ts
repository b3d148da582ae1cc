import { intlLocale, type Locale } from '@sixpence/protocol/locale'

/**
 * A language of texts and formats: one of the bank's, or the BCP 47 tag of one whose texts the host
 * provides, e.g. `ar`.
 */
export type DisplayLocale = Locale | (string & Record<never, never>)

/** The direction in which a language is written, as in HTML's `dir`. */
export type TextDirection = 'ltr' | 'rtl'

/** Scripts written from right to left. */
const FROM_THE_RIGHT = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
)

const known = new Map<string, TextDirection>()

/** Returns the direction of a language; left to right for a tag that isn't one. */
export function textDirection(locale: DisplayLocale): TextDirection {
  const direction = known.get(locale) ?? directionOf(intlLocale(locale))
  known.set(locale, direction)
  return direction
}

function directionOf(tag: string): TextDirection {
  try {
    // `Intl` knows the direction itself, but not in every browser that knows the scripts.
    const { script = '' } = new Intl.Locale(tag).maximize()
    return FROM_THE_RIGHT.has(script) ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
