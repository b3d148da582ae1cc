// A language of test: English texts in Arabic letters. They mean nothing and are never published.

const LATIN = 'abcdefghijklmnopqrstuvwxyz'
const ARABIC = 'ابكديفجهيجكلمنوبقرستوفوشيز'

/** The tag of the language of test. */
export const SAMPLE_LOCALE = 'ar'

/** Marks each text as a sample. */
const MARK = '٭'

/** The plural forms of Arabic, which has more than English. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']

// Placeholders and abbreviations such as IBAN stay, as they do in Arabic.
const WORDS = /\{\{.*?\}\}|\b[A-Z]{2,}\b|[A-Za-z]/g

/**
 * Returns the sample of an English text, of about the same length.
 *
 * @param {string} english
 */
export const sampleText = english =>
  MARK +
  english.replaceAll(WORDS, found =>
    found.length > 1 ? found : ARABIC[LATIN.indexOf(found.toLowerCase())],
  )

/**
 * Returns the samples of a domain's English texts, with all plural forms of Arabic.
 *
 * @param {Readonly<Record<string, string>>} english
 * @returns {Record<string, string>}
 */
export const sampleTexts = english =>
  Object.fromEntries(Object.entries(english).flatMap(([key, text]) => formsOf(key, text)))

function formsOf(key, text) {
  if (!key.endsWith('_other')) return key.endsWith('_one') ? [] : [[key, sampleText(text)]]
  return FORMS.map(form => [key.replace(/other$/, form), sampleText(text)])
}
