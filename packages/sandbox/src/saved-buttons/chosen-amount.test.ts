import { describe, expect, it } from 'vitest'
import { chosenAmount } from './chosen-amount.ts'

const fixed = { type: 'fixed', currencyCode: 'EUR', amount: '18.00' } as const
const open = { type: 'open', currencyCode: 'EUR', min: '5.00', max: '100.00' } as const

describe('what is paid by a button', () => {
  it.each([
    [fixed, undefined, { amount: '18.00' }],
    [fixed, '18', { amount: '18.00' }],
    [fixed, '17.99', { fault: 'other' }],
    [fixed, '0.01', { fault: 'other' }],
    [open, undefined, { fault: 'missing' }],
    [open, '4.99', { fault: 'below' }],
    [open, '5', { amount: '5' }],
    [open, '100.00', { amount: '100.00' }],
    [open, '100.01', { fault: 'above' }],
    [open, '999999999999999', { fault: 'above' }],
  ])('%j with %j is %j', (terms, chosen, expected) => {
    expect(chosenAmount(terms, chosen)).toEqual(expected)
  })
})
