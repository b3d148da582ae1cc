import type { CallerContext } from '../context.ts'
import { readNotificationAddress, refuse } from '../http/index.ts'
import { refusalText } from '../language/index.ts'

/**
 * Reads an address that a merchant has typed, where messages are to go.
 *
 * @throws {Refusal} `VF` with the field, for one that may not be posted to.
 */
export function readAddress(
  text: string,
  param: string,
  { locale }: Pick<CallerContext, 'locale'>,
): string {
  try {
    return readNotificationAddress(text).url.href
  } catch {
    throw refuse.invalid(param, refusalText(locale, 'hookAddress'))
  }
}
