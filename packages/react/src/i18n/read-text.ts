import { intlLocale, isolated, textDirection, type TextDirection } from '@sixpence/core/locale'
import { createInstance, type i18n } from 'i18next'
import { COMMON } from './message-domain.ts'
import type { ReadText, TextBundle } from './message-store.ts'

/** Reads a text with i18next. */
export const readText: ReadText = (bundles, { locale, domain, key, values }) => {
  const library = libraryWith(bundles)
  const options = { ...values, ns: domain, lng: intlLocale(locale) }
  direction = textDirection(locale)
  const text = library.t(key, options)
  return text !== key || library.exists(key, options) ? text.replaceAll(AFTER_STOP, '') : undefined
}

interface Library {
  readonly i18n: i18n
  /** The number of bundles in it. */
  taken: number
}

const libraries = new WeakMap<readonly TextBundle[], Library>()

/** Returns a library of its own for each store. */
function libraryWith(bundles: readonly TextBundle[]): i18n {
  const library = libraries.get(bundles) ?? { i18n: emptyLibrary(), taken: 0 }
  libraries.set(bundles, library)
  for (; library.taken < bundles.length; library.taken += 1)
    take(library.i18n, bundles[library.taken])
  return library.i18n
}

function take(library: i18n, bundle?: TextBundle): void {
  if (!bundle) return
  const { language, domain, texts, completes = false } = bundle
  library.addResourceBundle(language, domain, texts, completes, !completes)
}

function emptyLibrary(): i18n {
  const library = createInstance()
  void library.init({
    lng: 'en',
    fallbackLng: 'en',
    fallbackNS: COMMON,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders.
    interpolation: { escapeValue: true, escape: asValue },
  })
  return library
}

/** Marks a value that ends in a full stop, so that the sentence's own is left out. */
const STOPPED = '\0'
const AFTER_STOP = new RegExp(`${STOPPED}\\.?`, 'g')

/** The direction of the text being read, which i18next doesn't pass on. */
let direction: TextDirection = 'ltr'

function asValue(value: string): string {
  const text = isolated(value, direction)
  return value.endsWith('.') ? text + STOPPED : text
}
