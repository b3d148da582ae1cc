import { describe, expect, it } from 'vitest'
import { bankTexts, rooms, texts } from './texts.ts'

/** Given word for word by the requirements. */
const FIXED = [
  'Your E-mail address has been confirmed!',
  'Confirmation canceled',
  'User with email {{email}} has been added to black list.',
]

/** What nobody says to a customer, and what to say. */
const REFUSED: readonly (readonly [pattern: RegExp, better: string])[] = [
  [/\bha[sv]e? to\b/i, 'need to, must, or the verb by itself'],
  [/\bat once\b/i, 'straight away, or nothing'],
  [/\b(some|any|every)body\b|\bnobody\b/i, 'someone, anyone, everyone, no one'],
  [/\b(who|which)ever\b/i, 'name the person or the thing'],
  [/\balone\b/i, 'only'],
  [/\bstands?\b/i, 'is'],
  [/\be-mails?\b/i, 'email'],
  [/\b(cannot|(do|does|did|is|are|was|were|could|will|would|has|have) not)\b/i, 'can’t, don’t …'],
  [/\b(we|you|they) (will|are)\b/i, 'we’ll, you’re …'],
  [/\b(payee|beneficiary|other side)s?\b/i, 'recipient'],
  [/\b(canceled|canceling|authorized?|favorite|color|center)\b/i, 'British spelling'],
  [/\bwrong (code|email|password)s?\b/i, 'incorrect'],
  [/["']/, '’ “ ”'],
  [/\bPaxum\b/i, 'the name of the brand'],
]

describe('the words in English', () => {
  const all = [...rooms('en').map(room => texts('en', room)), bankTexts('en')]
    .flatMap(file => Object.entries(file))
    .filter(([, text]) => !FIXED.includes(text))

  it.each(REFUSED)('are not %s: say %s', (pattern, _better) => {
    expect(
      all
        .filter(([, text]) => pattern.test(text.replaceAll(/\{\w+\}/g, '')))
        .map(([key, text]) => `${key}: ${text}`),
    ).toEqual([])
  })
})
