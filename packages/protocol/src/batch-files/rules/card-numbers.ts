import { isLuhn } from '../../bank-details/index.ts'

const FEWEST_DIGITS = 12
const MOST_DIGITS = 19
/** The lengths of nearly all cards, for numbers that stand beside other digits. */
const USUAL = [15, 16]
const MOST_USUAL = 16

/** Digits with single separators, apart from letters and other digits. */
const NUMBERS = /(?<![\p{L}\d])\d(?:[ .-]?\d){11,}(?![\p{L}\d])/gu

/** A number whose digits were blanked before. */
const BLANKED = /(?:\*[ .-]?){8,15}\d{4}(?!\d)/

/** Returns true if a text contains the number of a card, or one that was blanked. */
export const hasCardNumber = (text: string): boolean =>
  BLANKED.test(text) || numbersIn(text).length > 0

/** Blanks all digits of card numbers but the last four. */
export const blankCardNumbers = (text: string): string =>
  numbersIn(text).reduce((result, number) => result.replaceAll(number, blanked(number)), text)

const KEPT_DIGITS = 4

function blanked(number: string): string {
  let digits = digitsOf(number).length
  return number.replaceAll(/\d/g, digit => {
    digits -= 1
    return digits < KEPT_DIGITS ? digit : '*'
  })
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

const numbersIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(NUMBERS), ([run]) => cardNumberOf(run)).filter(run => run !== undefined)

/** Returns the part of a run that is the number of a card: all of it, or groups of usual length. */
function cardNumberOf(run: string): string | undefined {
  if (isCard(digitsOf(run), [FEWEST_DIGITS, MOST_DIGITS])) return run
  const groups = Array.from(run.matchAll(/\d+/g))
  for (const [from, first] of groups.entries()) {
    let digits = ''
    // Runs may be as long as rows.
    for (const last of groups.slice(from, from + MOST_USUAL)) {
      digits += last[0]
      if (digits.length > MOST_USUAL) break
      if (USUAL.includes(digits.length) && isCard(digits, [15, 16]))
        return run.slice(first.index, last.index + last[0].length)
    }
  }
  return undefined
}

const isCard = (digits: string, [least, most]: readonly [number, number]): boolean =>
  digits.length >= least && digits.length <= most && /[^0]/.test(digits) && isLuhn(digits)
