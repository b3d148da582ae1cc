import { describe, expect, it } from 'vitest'
import { comparePayeeName } from './index.ts'

const ruleOf = (typed: string, holder: string) => {
  const { result, rule } = comparePayeeName(typed, holder)
  expect(comparePayeeName(holder, typed)).toMatchObject({ result, rule })
  return `${result}: ${rule}`
}

describe('the name of a payee', () => {
  it.each([
    ['Lena Vogt', 'VOGT LENA', 'match: same'],
    ['Jurgen Muller', 'Jürgen Müller', 'match: same'],
    ['Juergen Mueller', 'Jürgen Müller', 'match: same'],
    ['Yurii Shcherbak', 'Юрій Щербак', 'match: same'],
    ['Lena Vogt', 'Lena Maria Vogt', 'closeMatch: left out'],
    ['Prairie Tools', 'Prairie Tools Inc', 'closeMatch: left out'],
    ['Dr. Lena Vogt', 'Lena Vogt', 'closeMatch: left out'],
    ['Lena Vogt', 'Lena Maria Anna Vogt', 'closeMatch: left out'],
    ['Lena Vogt', 'Lena Maria Anna Rosa Vogt', 'noMatch: different'],
    ['L. Vogt', 'Lena Vogt', 'closeMatch: initial'],
    ['Ю. Щербак', 'Yurii Shcherbak', 'closeMatch: initial'],
    ['Lena Voght', 'Lena Vogt', 'closeMatch: one slip'],
    ['Lena Vogtt', 'Lena Vogt', 'closeMatch: one slip'],
    ['Lena Votg', 'Lena Vogt', 'closeMatch: one slip'],
    ['Lena Vokt', 'Lena Vogt', 'closeMatch: one slip'],
    ['Jurgen Muler', 'Jürgen Müller', 'closeMatch: one slip'],
    ['Lena Voggtt', 'Lena Vogt', 'noMatch: different'],
    ['Leno Vokt', 'Lena Vogt', 'noMatch: different'],
    ['Ana Li', 'Ana Lu', 'noMatch: different'],
    ['T. Vogt', 'Lena Vogt', 'noMatch: different'],
    ['Vogt', 'Lena Vogt', 'noMatch: different'],
    ['Vokt', 'Vogt', 'noMatch: different'],
    ['L. V.', 'Lena Vogt', 'noMatch: different'],
    ['Tom Vogt', 'Lena Vogt', 'noMatch: different'],
    ['', 'Lena Vogt', 'noMatch: different'],
  ])('%o is for %o a %s', (typed, holder, expected) => {
    expect(ruleOf(typed, holder)).toBe(expected)
  })
})
