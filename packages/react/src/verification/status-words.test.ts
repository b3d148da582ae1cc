import { VERIFICATION_STATUSES } from '@sixpence/core/verification'
import { describe, expect, it } from 'vitest'
import { loadTexts } from '../testing/render-in-bank.tsx'

const LANGUAGES = ['en', 'es', 'pt', 'ro', 'ru', 'ua'] as const

/** Beginnings of words that could reveal facts that the bank must keep from customers. */
const HINTS = {
  en: /sanction|embargo|adverse|media|news report|investigat|suspici|launder|crim|fraud|terror/i,
  es: /sanci|embargo|adverso|medios|prensa|investig|sospech|blanque|crim|delit|fraude|terror/i,
  pt: /san[cç]|embargo|advers|imprensa|investig|suspeit|branque|crim|fraude|terror/i,
  ro: /sanc[țt]|embargo|advers|pres[aă]|investig|anchet|suspec|spăl|infrac|fraud|teror/i,
  ru: /санкци|эмбарго|негатив|СМИ|пресс|расслед|подозр|отмыв|преступ|мошен|террор/i,
  ua: /санкці|ембарго|негатив|ЗМІ|прес[аиі]|розслід|підозр|відмив|злочин|шахра|терор/i,
}

const STAFF_ONLY = [
  'staffTitle',
  'staffText',
  'statusLabel',
  'ruleLabel',
  'becauseLabel',
  'changesLabel',
  'reasonsLabel',
]

const textsOf = async (language: (typeof LANGUAGES)[number]) =>
  Object.entries((await loadTexts(language, 'verification')) as Record<string, string>)

describe.each(LANGUAGES)('the words of the status in %s', language => {
  it.each(['I18N-009', 'VERIF-020'])('have a title and a text for each status (%s)', async () => {
    const texts = Object.fromEntries(await textsOf(language))
    for (const status of VERIFICATION_STATUSES) {
      expect(texts[`${status}Title`]).toMatch(/\S/)
      expect(texts[`${status}Text`]).toMatch(/[.!]$/)
    }
  })

  it('hint at nothing that the bank may not tell (VERIF-027)', async () => {
    const shown = (await textsOf(language)).filter(([key]) => !STAFF_ONLY.includes(key))
    expect(shown.filter(([, text]) => HINTS[language].test(text))).toEqual([])
    const errors = (await loadTexts(language, 'errors')) as Record<string, string>
    expect(errors['account_limited']).not.toMatch(HINTS[language])
    expect(errors['account_unverified']).not.toMatch(HINTS[language])
  })
})
