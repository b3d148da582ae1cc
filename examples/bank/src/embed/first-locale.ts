import { localeOfTag, type Locale } from '@sixpence/core/locale'
import { initialLocale } from '../locale/locale-choice.ts'

/**
 * The language that the host wishes for, where the bank speaks it, else as in the bank itself.
 *
 * @param wished A BCP 47 tag or the bank's own code.
 */
export function firstLocale(wished: string | undefined, offered: readonly Locale[]): Locale {
  const named = localeOfTag(wished ?? '')
  return named !== undefined && offered.includes(named) ? named : initialLocale(offered)
}
