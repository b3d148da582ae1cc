import { describe, expect, it } from 'vitest'
import { firstFaulty } from './first-faulty.ts'

type Task = Parameters<typeof firstFaulty>[0]

const aTask = (routedBy: 'iban' | 'country', faulty: string, faults: object = {}) =>
  ({
    faults: { amount: 'empty', note: 'too_long', ...faults },
    details: { fields: [{ field: { name: faulty }, fault: 'missing' }] },
    draft: { routedBy },
  }) as unknown as Task

describe('firstFaulty', () => {
  it.each([
    ['the name', 'payeeName', aTask('iban', 'iban', { payeeName: 'missing' })],
    ['the IBAN', 'iban', aTask('iban', 'iban')],
    ['the IBAN of a country', 'iban', aTask('iban', 'bic', { country: 'unreached' })],
    ['the amount, before what else the way needs', 'amount', aTask('iban', 'bic')],
    ['what the way needs', 'bic', aTask('iban', 'bic', { amount: undefined })],
    ['what the way needs, of a country', 'bic', aTask('country', 'bic')],
    ['the country', 'country', aTask('country', 'bic', { country: 'missing' })],
  ])('is %s', (_what, name, task) => {
    expect(firstFaulty(task)).toBe(name)
  })
})
