import { describe, expect, it } from 'vitest'
import { periodLimits } from './limits-of.ts'

const BOTH = ['ownSameCurrency', 'ownCrossCurrency']

describe('the limits of a day and a month', () => {
  const bank = { daily: '25000', monthly: '70000' }

  it.each([
    { what: 'are the bank’s', own: {}, most: ['25000', '70000'] },
    { what: 'are lower for a customer', own: { daily: '30', monthly: '45' }, most: ['30', '45'] },
    { what: 'are higher', own: { daily: '80000', monthly: '90000' }, most: ['80000', '90000'] },
    { what: 'are replaced one by one', own: { daily: '90000' }, most: ['90000', '70000'] },
    {
      what: 'are set where the bank has none',
      of: {},
      own: { monthly: '1' },
      most: [undefined, '1'],
    },
    { what: 'are none', of: {}, own: {}, most: [undefined, undefined] },
  ])('$what', ({ of = bank, own, most }) => {
    const { daily, monthly } = periodLimits('p2p', { bank: of, own })
    expect([daily?.most, monthly?.most]).toEqual(most)
    for (const limit of [daily, monthly]) expect(limit?.countedBy ?? ['p2p']).toEqual(['p2p'])
  })

  it.each([
    ['the bank’s', {}, [['ownCrossCurrency'], undefined]],
    ['a customer’s of a day', { daily: '50' }, [BOTH, undefined]],
    ['a customer’s of a month', { monthly: '50' }, [['ownCrossCurrency'], BOTH]],
  ] as const)('are counted between own accounts by what is %s', (_w, own, by) => {
    const limits = { bank: { daily: '100000' }, own }
    const { daily, monthly } = periodLimits('ownCrossCurrency', limits)
    expect([daily?.countedBy, monthly?.countedBy]).toEqual(by)
  })
})
