import { withoutInvisible } from '../without-invisible.ts'
import { currencySymbol } from './currency-symbol.ts'

/** The zeros of other digits: Arabic, Persian, Devanagari, Bengali, wide. */
const ZEROS = ['\u0660', '\u06f0', '\u0966', '\u09e6', '\uff10'].map(zero => zero.charCodeAt(0))

/**
 * Normalises typed or pasted text: digits 0 to 9, plain spaces and straight apostrophes, without
 * invisible characters and without the symbol or code of its own currency. Keeps those of other
 * currencies.
 *
 * @param decimal The language's decimal mark, which replaces the Arabic one.
 */
export function typedNumber(text: string, currencyCode: string, decimal: string): string {
  const plain = inPlainDigits(withoutInvisible(text), decimal).trim()
  const lower = plain.toLowerCase()
  for (const sign of [currencyCode, currencySymbol(currencyCode)].map(each => each.toLowerCase())) {
    const minus = /^[-−]?/.exec(lower)?.[0] ?? ''
    if (lower.startsWith(minus + sign))
      return minus + plain.slice(minus.length + sign.length).trim()
    if (lower.endsWith(sign)) return plain.slice(0, -sign.length).trim()
  }
  return plain
}

function inPlainDigits(text: string, decimal: string): string {
  return (
    text
      .replaceAll(/\p{Nd}/gu, digit => {
        const value = ZEROS.map(zero => digit.charCodeAt(0) - zero).find(
          from => from >= 0 && from < 10,
        )
        return value === undefined ? digit : String(value)
      })
      .replaceAll('\u066b', decimal)
      .replaceAll('\u066c', decimal === ',' ? '.' : ',')
      .replaceAll('\u2019', "'")
      // Any space can group: languages use two kinds of no-break space, people type a plain one. A
      // tab or line break can't: it separates pasted cells or lines.
      .replaceAll(/\p{Zs}/gu, ' ')
  )
}
