/**
 * Reads a month as it is printed on a card, typed in any of the usual formats: `03/31` is
 * `2031-03`.
 */
export function cardMonthOf(text: string): string | undefined {
  const typed = text.normalize('NFKC').trim()
  const [, month = '', year = ''] = /^(\d{1,2})\s*[/.\s-]?\s*(\d{4}|\d{2})$/.exec(typed) ?? []
  const at = Number(month)
  if (at < 1 || at > 12) return undefined
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}`
}

/** Writes a month as it is printed on a card: `2031-03` is `03/31`. */
export const cardMonthText = (month: string): string =>
  `${month.slice('yyyy-'.length)}/${month.slice(2, 'yyyy'.length)}`
