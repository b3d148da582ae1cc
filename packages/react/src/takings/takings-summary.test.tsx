import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { Takings } from '@sixpence/core/merchant'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderMerchant } from '../testing/merchant/a-merchant.tsx'
import { TakingsSummary } from './takings-summary.tsx'

type Merchant = Sixpence['merchant']

const taken = (paid: string, change: object = {}) => ({
  currencyCode: 'EUR',
  paid,
  refunded: '0.00',
  fees: '0.00',
  payments: 1,
  refunds: 0,
  ...change,
})

const MONTH: Takings = {
  fromDate: '2026-10-30',
  toDate: '2026-11-28',
  totals: [taken('190.00'), taken('7.00', { currencyCode: 'USD' })],
  days: [
    { ...taken('100.00'), day: '2026-11-21' },
    { ...taken('50.00', { refunded: '20.00', refunds: 1 }), day: '2026-11-22' },
    { ...taken('40.00', { payments: 2 }), day: '2026-11-28' },
    { ...taken('7.00', { currencyCode: 'USD' }), day: '2026-11-25' },
  ],
  buttons: [],
}

const figure = async (label: string) =>
  (await screen.findByText(label)).parentElement?.textContent ?? ''

describe('TakingsSummary', () => {
  it('adds up today and seven days of the bank, each currency for itself', async () => {
    renderMerchant(<TakingsSummary />, { takings: async () => MONTH })
    expect(await figure('Today')).toBe('Today€40.002 payments')
    expect(await figure('Last 7 days')).toBe('Last 7 days€90.00$7.004 payments · €20.00 refunded')
  })

  it('asks the bank which day it is', async () => {
    const takings = vi.fn<Merchant['takings']>(async () => MONTH)
    renderMerchant(<TakingsSummary />, { takings })
    await screen.findByText('Today')
    expect(takings.mock.calls[0]?.[0]).toEqual({})
  })

  it('shows a nought where there was something on other days, and says where there never was', async () => {
    const later = { ...MONTH, toDate: '2026-11-29' }
    renderMerchant(<TakingsSummary />, { takings: async () => later })
    expect(await figure('Today')).toBe('Today€0.000 payments')
  })

  it('says that nobody has paid', async () => {
    renderMerchant(<TakingsSummary />, {
      takings: async () => ({ ...MONTH, totals: [], days: [] }),
    })
    expect(await figure('Today')).toContain('No payments')
  })

  it('can be asked again where the bank does not answer', async () => {
    const takings = vi
      .fn<Merchant['takings']>(async () => MONTH)
      .mockRejectedValueOnce(new SixpenceError('server_unavailable', 'down'))
    const user = renderMerchant(<TakingsSummary />, { takings })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await figure('Today')).toContain('€40.00')
  })
})
