import type { CallerContext } from '../context.ts'
import { readNotificationAddress, refuse } from '../http/index.ts'
import { refusalText } from '../language/index.ts'

/**
 * Reads the address to which a merchant wants messages sent.
 *
 * @throws {Refusal} `VF` with the field if the bank may not post to it.
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
