/** The facts about a number's format that change its text. */
export interface NumberFormat {
  readonly isDate: boolean
  /** The least number of digits, of numbers such as sort codes that are shown with their zeros. */
  readonly digits: number
}

/** The format of cells that have none. */
export const GENERAL: NumberFormat = { isDate: false, digits: 0 }

/** The first and last numbers of the formats that every workbook has for dates. */
const DATES: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]

/** Text in quotes, in brackets, or behind a sign that makes it text. */
const LITERAL = /"[^"]*"|\[[^\]]*\]|[\\_*]./g

/** Returns the facts about a format, given its number and its code, if it has one of its own. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined)
    return { isDate: DATES.some(([first, last]) => id >= first && id <= last), digits: 0 }
  const [positive = ''] = code.replaceAll(LITERAL, '').split(';')
  const isDate = /[ymdhs]/i.test(positive)
  return { isDate, digits: /^0+$/.test(positive) ? positive.length : 0 }
}
