import { describe, expect, it } from 'vitest'
import { cardMonthOf, cardMonthText } from './card-month.ts'

describe('the month on a card', () => {
  it.each([
    ['03/31', '2031-03'],
    ['3/31', '2031-03'],
    ['03/2031', '2031-03'],
    [' 12 / 29 ', '2029-12'],
    ['12-29', '2029-12'],
    ['12.2029', '2029-12'],
    ['12 29', '2029-12'],
    ['0331', '2031-03'],
    ['331', '2031-03'],
    ['122029', '2029-12'],
    ['０３／３１', '2031-03'],
  ])('is read from %j', (text, month) => {
    expect(cardMonthOf(text)).toBe(month)
  })

  it.each(['', '13/31', '00/31', '0/31', '03/3', '03/310', '2031-03', '3', '03//31', 'March 31'])(
    'is not read from %j',
    text => {
      expect(cardMonthOf(text)).toBeUndefined()
    },
  )

  it('is shown as it is printed', () => {
    expect(cardMonthText('2031-03')).toBe('03/31')
  })
})
