import { describe, expect, it } from 'vitest'
import { flowTotal } from './index.ts'

describe('flowTotal', () => {
  it('adds each way up by itself, without floats', () => {
    const months = [
      { moneyIn: '0.10', moneyOut: '3.00' },
      { moneyIn: '0.20', moneyOut: '0.25' },
    ]
    expect(flowTotal(months)).toEqual({ moneyIn: '0.30', moneyOut: '3.25' })
    expect(flowTotal([])).toEqual({ moneyIn: '0', moneyOut: '0' })
  })
})
