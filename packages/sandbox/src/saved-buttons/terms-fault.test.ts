import { describe, expect, it } from 'vitest'
import { termsFault } from './terms-fault.ts'

const fixed = { type: 'fixed', currencyCode: 'EUR' } as const
const open = { type: 'open', currencyCode: 'EUR' } as const

describe('what a button may ask for', () => {
  it.each([
    [{ ...fixed, amount: '18.00' }, undefined],
    [{ ...open, min: '5', max: '100' }, undefined],
    [{ ...open, min: '5', max: '5.00' }, undefined],
    [fixed, 'amount'],
    [{ ...fixed, amount: '18', min: '5' }, 'min'],
    [{ ...fixed, amount: '18', max: '5' }, 'min'],
    [open, 'min'],
    [{ ...open, min: '5' }, 'max'],
    [{ ...open, max: '5' }, 'min'],
    [{ ...open, min: '9.99', max: '9.98' }, 'max'],
    [{ ...open, min: '5', max: '9', amount: '7' }, 'amount'],
  ])('of %j the fault is %j', (terms, param) => {
    expect(termsFault(terms)?.param).toBe(param)
  })
})
