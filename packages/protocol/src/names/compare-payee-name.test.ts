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
    ['Ana-Maria Pop', 'Ana Maria Pop', 'match: same'],
    ['Jean\u2011Luc Picard', 'Jean Luc Picard', 'match: same'],
    ['Aoife OBrien', 'Aoife O’Brien', 'match: same'],
    ['Mariana Shevchenko', 'Мар’яна Шевченко', 'match: same'],
    ['Quay Tools Ltd.', 'Quay Tools Limited', 'match: same'],
    ['Jeanpierre Dupont', 'Jean-Pierre Dupont', 'closeMatch: joined'],
    ['Ana Pop', 'Ana-Maria Pop', 'closeMatch: left out'],
    ['Lena Vogt', 'Lena Maria Vogt', 'closeMatch: left out'],
    ['Prairie Tools', 'Prairie Tools Inc', 'closeMatch: left out'],
    ['Dr. Lena Vogt', 'Lena Vogt', 'closeMatch: left out'],
    ['Lena Vogt', 'Lena Maria Anna Vogt', 'closeMatch: left out'],
    ['Lena Vogt', 'Lena Maria Anna Rosa Vogt', 'noMatch: different'],
    ['Quay Tools Ltd', 'Quay Tools GmbH', 'closeMatch: legal form'],
    ['Brandt AG', 'Brandt GmbH', 'closeMatch: legal form'],
    ['L. Vogt', 'Lena Vogt', 'closeMatch: initial'],
    ['J. Dupont', 'Jean-Pierre Dupont', 'closeMatch: initial'],
    ['Jean-Pier Dupont', 'Jean-Piers Dupont', 'closeMatch: one slip'],
    ['Jeanpiere Dupont', 'Jean-Pierre Dupont', 'closeMatch: one slip'],
    ['Ю. Щербак', 'Yurii Shcherbak', 'closeMatch: initial'],
    ['Lena Voght', 'Lena Vogt', 'closeMatch: one slip'],
    ['Lena Vogtt', 'Lena Vogt', 'closeMatch: one slip'],
    ['Lena Votg', 'Lena Vogt', 'closeMatch: one slip'],
    ['Lena Vokt', 'Lena Vogt', 'closeMatch: one slip'],
    ['Jurgen Muler', 'Jürgen Müller', 'closeMatch: one slip'],
    ['Lena Voggtt', 'Lena Vogt', 'noMatch: different'],
    ['Leno Vokt', 'Lena Vogt', 'noMatch: different'],
    ['Ana Li', 'Ana Lu', 'noMatch: different'],
    ['Tom Vogt', 'Tim Vogt', 'noMatch: different'],
    ['T. Vogt', 'Lena Vogt', 'noMatch: different'],
    ['Vogt', 'Lena Vogt', 'noMatch: different'],
    ['Vokt', 'Vogt', 'noMatch: different'],
    ['L. V.', 'Lena Vogt', 'noMatch: different'],
    ['Tom Vogt', 'Lena Vogt', 'noMatch: different'],
    ['', 'Lena Vogt', 'noMatch: different'],
    ['Jean-Pierre', 'Jean-Pierre Dupont', 'noMatch: different'],
    ['Jean Pierre', 'Jean-Pierre Dupont', 'noMatch: different'],
    ['Anne-Maria', 'Anne-Marie', 'noMatch: different'],
    ['O’Brian', 'O’Brien', 'noMatch: different'],
    ['O’Brien', 'Aoife O’Brien', 'noMatch: different'],
    ['Ana-Maria Pop', 'Ana-Lucia Pop', 'noMatch: different'],
    ['Quay Tools Ltd', 'Quay Ropes Ltd', 'noMatch: different'],
    ['Quay Ltd', 'Tools GmbH', 'noMatch: different'],
    ['Ltd', 'GmbH', 'noMatch: different'],
    ['Limited', 'Quay Limited', 'noMatch: different'],
    ['Ana Co', 'Ana Sá', 'noMatch: different'],
    ['Ana', 'Ana Sá', 'noMatch: different'],
  ])('%o is for %o a %s', (typed, holder, expected) => {
    expect(ruleOf(typed, holder)).toBe(expected)
  })
})
