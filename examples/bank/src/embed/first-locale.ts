import { localeOfTag, type Locale } from '@sixpence/core/locale'
import { initialLocale } from '../locale/locale-choice.ts'

/**
 * Returns the language that the host asks for if the bank offers it, else the one used in the bank
 * itself.
 *
 * @param wished A BCP 47 tag or the bank's own code.
 */
export function firstLocale(wished: string | undefined, offered: readonly Locale[]): Locale {
  const named = localeOfTag(wished ?? '')
  return named !== undefined && offered.includes(named) ? named : initialLocale(offered)
}
