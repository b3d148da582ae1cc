import { intlLocale, isolated, textDirection, type TextDirection } from '@sixpence/core/locale'
import { createInstance, type i18n } from 'i18next'
import { COMMON } from './message-domain.ts'
import type { ReadText, TextBundle } from './message-store.ts'

/** Reads a text with i18next. */
export const readText: ReadText = (bundles, { locale, domain, key, values }) => {
  const { i18n: library, plain } = libraryWith(bundles)
  const id = `${locale}/${domain}/${key}`
  const known = values ? undefined : plain.get(id)
  if (known !== undefined) return known
  const isolates = isolatedValues(values, textDirection(locale))
  const options = { ...isolates, ns: domain, lng: intlLocale(locale) }
  const text = library.t(key, options)
  if (text === key && !library.exists(key, options)) return undefined
  const read = text.replaceAll(AFTER_STOP, '')
  if (!values) plain.set(id, read)
  return read
}

interface Library {
  readonly i18n: i18n
  /** The number of bundles in it. */
  taken: number
  /** Texts without placeholders that have been read: a list reads them for each of its rows. */
  readonly plain: Map<string, string>
}

const libraries = new WeakMap<readonly TextBundle[], Library>()

/** Returns a library of its own for each store. */
function libraryWith(bundles: readonly TextBundle[]): Library {
  const library = libraries.get(bundles) ?? { i18n: emptyLibrary(), taken: 0, plain: new Map() }
  libraries.set(bundles, library)
  if (library.taken < bundles.length) library.plain.clear()
  for (; library.taken < bundles.length; library.taken += 1)
    take(library.i18n, bundles[library.taken])
  return library
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
    interpolation: { escapeValue: false },
  })
  return library
}

/** Marks a value that ends in a full stop, so that the sentence's own is left out. */
const STOPPED = '\0'
const AFTER_STOP = new RegExp(`${STOPPED}\\.?`, 'g')

/** Isolates the values that are texts. Numbers stay: i18next chooses the plural by one. */
const isolatedValues = (values: object = {}, direction: TextDirection) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? isolatedValue(value, direction) : value,
    ]),
  )

function isolatedValue(value: string, direction: TextDirection): string {
  const text = isolated(value, direction)
  return value.endsWith('.') ? text + STOPPED : text
}
