import en from '@sixpence/locales/bank/dictionaries/en.json'
import es from '@sixpence/locales/bank/dictionaries/es.json'
import pt from '@sixpence/locales/bank/dictionaries/pt.json'
import ro from '@sixpence/locales/bank/dictionaries/ro.json'
import ru from '@sixpence/locales/bank/dictionaries/ru.json'
import ua from '@sixpence/locales/bank/dictionaries/ua.json'
import type { Locale } from '@sixpence/protocol'

/** The names of the choices. English defines which choices there are. */
export type DictionaryWords = typeof en

/** The names of all choices, by language. */
export const WORDS: Readonly<Record<Locale, DictionaryWords>> = { en, es, pt, ro, ru, ua }
