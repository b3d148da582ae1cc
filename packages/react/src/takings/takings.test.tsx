import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { Takings as Answer } from '@sixpence/core/merchant'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderMerchant } from '../testing/merchant/a-merchant.tsx'
import { Takings } from './takings.tsx'

type Merchant = Sixpence['merchant']

const EUR = {
  currencyCode: 'EUR',
  paid: '120.50',
  refunded: '20.00',
  fees: '0.75',
  payments: 3,
  refunds: 1,
}
const USD = { ...EUR, currencyCode: 'USD', paid: '7.00', refunded: '0.00', payments: 1, refunds: 0 }

const SOME: Answer = {
  fromDate: '2026-11-01',
  toDate: '2026-11-03',
  totals: [EUR, USD],
  days: [
    { ...EUR, day: '2026-11-02' },
    { ...USD, day: '2026-11-03' },
  ],
  buttons: [
    { ...EUR, paid: '12.50', buttonId: 'btn_1', buttonName: '<b>Tote</b>' },
    { ...EUR, paid: '108.00' },
    USD,
  ],
}

const someTakings = () => ({
  takings: vi.fn<Merchant['takings']>(async () => SOME),
  takingsCsv: vi.fn<Merchant['takingsCsv']>(async () => ({
    fileName: 'takings-2026-11.csv',
    mediaType: 'text/csv',
    bytes: new Uint8Array([1]),
  })),
})

const setDay = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

afterEach(() => {
  vi.restoreAllMocks()
})

describe('Takings', () => {
  it('shows one currency at a time, with what is left of it', async () => {
    const user = renderMerchant(<Takings />, someTakings())
    const totals = within(await screen.findByRole('region', { name: 'Totals' }))
    expect(totals.getByText('€120.50')).toBeTruthy()
    expect(totals.getByText('€100.50')).toBeTruthy()
    expect(totals.getByText('€0.75')).toBeTruthy()
    const byButton = within(screen.getByRole('table', { name: 'By button' }))
    expect(byButton.getByText('<b>Tote</b>')).toBeTruthy()
    expect(byButton.getByText('Other')).toBeTruthy()
    expect(byButton.getAllByRole('row')).toHaveLength(3)
    await user.selectOptions(screen.getByLabelText('Currency'), 'USD')
    expect(screen.queryByText(/€/)).toBeNull()
    expect(
      within(screen.getByRole('table', { name: 'By button' })).getAllByRole('row'),
    ).toHaveLength(2)
  })

  it('stays with a currency when other days are chosen', async () => {
    const user = renderMerchant(<Takings />, someTakings())
    await user.selectOptions(await screen.findByLabelText('Currency'), 'USD')
    setDay('From', '2020-01-01')
    setDay('To', '2020-01-31')
    await screen.findByRole('region', { name: 'Totals' })
    expect(screen.getByLabelText<HTMLSelectElement>('Currency').value).toBe('USD')
  })

  it('has the drawing’s figures in a table, also of days without any', async () => {
    const user = renderMerchant(<Takings />, someTakings())
    const chart = within(await screen.findByRole('region', { name: 'By day' }))
    expect(chart.getByRole('slider', { name: 'Day' })).toBeTruthy()
    await user.click(chart.getByRole('button', { pressed: false }))
    const rows = chart.getAllByRole('row').map(row => row.textContent)
    expect(rows).toEqual([
      'DayPaidRefundedFees',
      expect.stringMatching(/3.*€0\.00€0\.00€0\.00$/),
      expect.stringMatching(/2.*€120\.50€20\.00€0\.75$/),
      expect.stringMatching(/1.*€0\.00€0\.00€0\.00$/),
    ])
  })

  it('asks for other days as they are chosen, and for none that cannot be', async () => {
    const merchant = someTakings()
    renderMerchant(<Takings />, merchant)
    await screen.findByRole('region', { name: 'Totals' })
    setDay('From', '2020-01-01')
    expect(await screen.findByText('Choose 366 days at most.')).toBeTruthy()
    expect(merchant.takings).toHaveBeenCalledOnce()
    setDay('To', '2020-01-31')
    const chosen = { fromDate: '2020-01-01', toDate: '2020-01-31' }
    await waitFor(() => expect(merchant.takings.mock.lastCall?.[0]).toEqual(chosen))
    setDay('From', '2020-02-01')
    expect(await screen.findByText(/The first day is after the last/)).toBeTruthy()
    expect(merchant.takings).toHaveBeenCalledTimes(2)
  })

  it('hands out the file of the days on show', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1' }))
    const merchant = someTakings()
    const user = renderMerchant(<Takings />, merchant)
    await screen.findByRole('region', { name: 'Totals' })
    await user.click(screen.getByRole('button', { name: 'Download CSV' }))
    expect(await screen.findByText('Saved as takings-2026-11.csv')).toBeTruthy()
    expect(merchant.takingsCsv).toHaveBeenCalledWith(merchant.takings.mock.lastCall?.[0])
    expect(saved).toHaveBeenCalledOnce()
  })

  it('says that there was nothing on these days, and when it could not be loaded', async () => {
    const none = { ...SOME, totals: [], days: [], buttons: [] }
    renderMerchant(<Takings />, { ...someTakings(), takings: async () => none })
    expect(await screen.findByText('Nothing on these days')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull()
  })

  it('says when takings could not be loaded, and asks again', async () => {
    const takings = vi.fn<Merchant['takings']>(async () => {
      throw new SixpenceError('offline', 'no')
    })
    const user = renderMerchant(<Takings />, { ...someTakings(), takings })
    expect(await screen.findByText('We couldn’t load your takings')).toBeTruthy()
    takings.mockResolvedValue(SOME)
    await user.click(screen.getByRole('button', { name: /again/i }))
    expect(await screen.findByRole('region', { name: 'Totals' })).toBeTruthy()
  })
})
