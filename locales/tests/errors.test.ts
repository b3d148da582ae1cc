import { describe, expect, it } from 'vitest'
import { ADVICE } from './advice.ts'
import { failureCodes } from './failure-codes.ts'
import { bankTexts, baseOf, LANGUAGES, rooms, texts, TRANSLATIONS } from './texts.ts'

/** What is told of a fault beside a field or a payment, wherever a screen tells it. */
const TELLS_A_FAULT = /(Error|Refusal)$/

/** Faults told under other names, by room. */
const FURTHER_FAULTS: Readonly<Record<string, RegExp>> = {
  account: /^(unknown|noWay)Text$/,
  activation: /^(broken|invalid)Text$/,
  batches: /Reason$/,
  'bot-check': /^failedText$/,
  cards: /^(fraud|stopped|document|limited)Text$/,
  checkouts: /^notPermittedText$/,
  embed: /Text$/,
  embedding: /^(refused|blocked)Text$/,
  errors: /^(amount|password|tryAgain)[A-Z]/,
  migration: /^overText$/,
  shell: /^(expired|idle|accessEnded|customerUnknown)Notice$|^startFailedText$/,
  'sign-in': /Notice$/,
  start: /^(emailFailed|handoverRefused|handoverOffline)Text$/,
  statements: /^unevenText$/,
  transfers: /^notPermittedText$/,
}

/** What the bank says of a field or a code that it does not take. */
const BANK_FAULT = /^(refusal|change)\./

/** Told without advice: `useFailureText` goes on with one of the `tryAgain…`. */
const FOLLOWED_BY_WAIT = ['errors.locked', 'errors.too_soon', 'errors.server_unavailable']

const CODES = failureCodes()

/** The texts of faults in one language, by `room.key`; those of the bank itself are among them. */
function faults(language: string): [id: string, text: string][] {
  const screens = rooms(language).flatMap(room =>
    Object.entries(texts(language, room))
      .filter(([key]) => isFault(room, key))
      .map(([key, text]): [string, string] => [`${room}.${key}`, text]),
  )
  const bank = Object.entries(bankTexts(language)).filter(([id]) => BANK_FAULT.test(id))
  return [...screens, ...bank]
}

function isFault(room: string, key: string): boolean {
  if (room === 'errors' && CODES.includes(key)) return true
  return TELLS_A_FAULT.test(baseOf(key)) || (FURTHER_FAULTS[room]?.test(baseOf(key)) ?? false)
}

/** The sentences of a text; a clause after a colon or a semicolon counts as one. */
const sentences = (text: string): string[] => text.split(/(?<=[.?!:;]) /)

describe('the codes of failed calls', () => {
  it('are read from where the client declares them', () => {
    expect(CODES).toContain('insufficient_funds')
    expect(CODES).toContain('not_found')
    expect(CODES.length).toBeGreaterThan(35)
  })

  it.each(LANGUAGES)(
    'all have words in %s, and no words are left of a code that is gone',
    language => {
      const keys = Object.keys(texts(language, 'errors'))
      const named = keys.filter(key => key.includes('_') && baseOf(key) === key)
      const single = keys.filter(key => CODES.includes(key))
      expect([...new Set([...named, ...single])].toSorted()).toEqual(CODES)
    },
  )
})

describe.each(LANGUAGES)('what is told of a fault in %s', language => {
  const advice = ADVICE[language] ?? /$^/

  it('says what to do', () => {
    expect(
      faults(language)
        .filter(([id]) => !FOLLOWED_BY_WAIT.includes(id))
        .filter(([, text]) => !sentences(text).some(sentence => advice.test(sentence)))
        .map(([id, text]) => `${id}: ${text}`),
    ).toEqual([])
  })
})

describe.each(TRANSLATIONS)('the advice in %s', language => {
  const english = new Map(faults('en'))

  it('leaves out no sentence of the English one', () => {
    expect(
      faults(language)
        .filter(([id, text]) => {
          const model = english.get(id)
          return model !== undefined && sentences(text).length < sentences(model).length
        })
        .map(([id, text]) => `${id}: ${text}`),
    ).toEqual([])
  })
})
