import { describe, expect, it } from 'vitest'
import { movedInAll } from './index.ts'

describe('movedInAll', () => {
  it.each([
    [{ direction: 'out', amount: '25.00', fee: '0.25' }, '-25.25'],
    [{ direction: 'out', amount: '25.00' }, '-25.00'],
    [{ direction: 'in', amount: '25.00' }, '25.00'],
    [{ direction: 'in', amount: '25.00', fee: '0.5' }, '24.50'],
    [{ direction: 'out', amount: '0.1', fee: '0.2' }, '-0.3'],
  ] as const)('moves the balance by what %j comes to', (row, moved) => {
    expect(movedInAll(row)).toBe(moved)
  })
})
