import { describe, expect, it } from 'vitest'
import { always, decide, type Rule } from './index.ts'

const SMALL: Rule<number, string> = {
  rule: 'small',
  when: of => of < 10,
  result: 'few',
  because: 'It is less than ten.',
}
const REST: Rule<number, string> = {
  rule: 'rest',
  when: always,
  result: 'many',
  because: 'Nothing else fits.',
}

describe('decide', () => {
  it('answers by the first row that fits, with its name and its reason', () => {
    expect(decide([SMALL, REST], 9)).toEqual({
      result: 'few',
      rule: 'small',
      because: 'It is less than ten.',
    })
    expect(decide([SMALL, REST], 10)).toMatchObject({ result: 'many', rule: 'rest' })
    expect(decide([REST, SMALL], 9)).toMatchObject({ result: 'many', rule: 'rest' })
  })

  it('wants a table that ends with a row for everything', () => {
    expect(() => decide([SMALL], 10)).toThrow('The table has no row that fits always')
  })
})
