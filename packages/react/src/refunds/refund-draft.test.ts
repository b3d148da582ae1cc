import { describe, expect, it } from 'vitest'
import { refundDraft } from './refund-draft.ts'

const paid = { leftAmount: '32.00', currencyCode: 'EUR' }

describe('refundDraft', () => {
  it.each([
    ['32', '32.00'],
    ['0.01', '0.01'],
    [' 10,5 ', 'unclear'],
    ['32.01', 'tooMuch'],
    ['0', 'zero'],
    ['-1', 'negative'],
    ['1.0055', 'too_many_decimals'],
    ['', 'empty'],
    ['all of it', 'not_a_number'],
  ])('reads "%s" as %s', (text, wanted) => {
    const draft = refundDraft(text, 'en', paid)
    expect(draft.ok ? draft.amount : draft.fault).toBe(wanted)
  })

  it('takes no decimals where the currency has none', () => {
    const yen = { leftAmount: '500', currencyCode: 'JPY' }
    expect(refundDraft('499.5', 'en', yen)).toMatchObject({ fault: 'too_many_decimals' })
    expect(refundDraft('500', 'en', yen)).toEqual({ ok: true, amount: '500' })
  })
})
