import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { IS_CARD_NUMBER, isCardNumber } from './is-card-number.ts'

const RIGHT = [
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '5105105105105100',
  '378282246310005',
  '6011111111111117',
  '3056930009020004',
  '36227206271667',
  '6555900000604105',
  '6200000000000005',
  '4222222222222',
]

const WRONG = [
  '',
  '4242424242424241',
  '4242424242424224',
  '2424242424242424',
  '424242424241',
  '42424242424',
  '42424242424242424242',
  '4242 4242 4242 4242',
  '４２４２４２４２４２４２４２４２',
  '4242424242424242\n',
  '-4242424242424242',
  'four',
]

const inFrame: unknown = runInNewContext(IS_CARD_NUMBER)

describe('the number of a card', () => {
  it.each([
    ...RIGHT.map(digits => [digits, true] as const),
    ...WRONG.map(digits => [digits, false] as const),
  ])('%j is one: %s, in the frame as in the vault (XFER-037)', (digits, isOne) => {
    expect(isCardNumber(digits)).toBe(isOne)
    expect((inFrame as typeof isCardNumber)(digits)).toBe(isOne)
  })
})
