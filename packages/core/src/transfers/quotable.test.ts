import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isP2pComplete, isP2pQuotable, isQuotable } from './index.ts'

const own = (toAmount: string) =>
  isQuotable({ fromAccount: '1000000001', toAccount: '1000000002', toAmount })
const p2p = (amount: string) => isP2pQuotable({ fromAccount: '1000000001', amount })
const complete = (amount: string) =>
  isP2pComplete({ fromAccount: '1000000001', amount, toEmail: 'ada@sixpence.example' })

describe.each([
  ['isQuotable', own],
  ['isP2pQuotable', p2p],
  ['isP2pComplete', complete],
])('%s', (_name, isReady) => {
  it.each(['12.50', '0.01', '1', '100000000000000.00000001'])('takes %s', amount => {
    expect(isReady(amount)).toBe(true)
  })

  it.each(['', ' ', '12,50', 'abc', '1e3', '0', '0.00', '-1', '+1', ' 1', '1 ', '.5', '1.', '0x1'])(
    'does not take “%s”',
    amount => {
      expect(isReady(amount)).toBe(false)
    },
  )

  it('answers whatever was typed, and yes to plain decimals above zero alone', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[-+ \d.,eE]{0,12}$/),
      fc.double().map(String),
    )
    fc.assert(
      fc.property(typed, amount => {
        const isPlain = /^\d{1,15}(\.\d{1,8})?$/.test(amount) && /[1-9]/.test(amount)
        expect([amount, isReady(amount)]).toEqual([amount, isPlain])
      }),
      { numRuns: 1000 },
    )
  })
})
