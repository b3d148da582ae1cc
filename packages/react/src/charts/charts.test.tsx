import type { Sixpence } from '@sixpence/core'
import type { Account, BalanceHistory } from '@sixpence/core/accounts'
import { SixpenceError } from '@sixpence/core/errors'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { MessageDomain } from '../i18n/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank, EVERYDAY } from '../testing/a-bank.ts'
import { loadTexts, renderInBank, type RenderOptions } from '../testing/render-in-bank.tsx'
import { BalanceChart } from './balance-chart.tsx'

type Ask = Sixpence['accounts']['balanceHistory']

const AT = '2026-11-21T09:00:00Z'
const HISTORY: BalanceHistory = {
  days: ['2026-11-19', '2026-11-20', '2026-11-21'],
  currencies: [
    { currencyCode: 'EUR', amounts: ['10.00', '4.00', '4.00'] },
    { currencyCode: 'USD', amounts: ['0.00', '2.50', '12.50'] },
  ],
}

function renderChart(
  balanceHistory: Ask = async () => HISTORY,
  accounts = async () => [EVERYDAY],
  options: RenderOptions = {},
) {
  const { sixpence, realtime } = aBank({ accounts: { balanceHistory, list: accounts } })
  renderInBank(
    <BankStore>
      <BalanceChart />
    </BankStore>,
    { ...options, sixpence },
  )
  const move = () =>
    act(() => realtime.tell({ id: 'n1', type: 'balanceChanged', status: 'info', at: AT }))
  return Object.assign(userEvent.setup(), { move })
}

describe('BalanceChart', () => {
  it('can be read day by day (ROUTE-031)', async () => {
    renderChart()
    const slider = await screen.findByRole('slider', { name: 'Day' })
    expect(slider.getAttribute('aria-valuetext')).toBe('Nov 21, 2026: €14.00')
    fireEvent.change(slider, { target: { value: '1' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('Nov 20, 2026: €6.00')
    expect(screen.getByText('€6.00')).toBeDefined()
  })

  it('tells the same figures as a table, the latest first', async () => {
    const user = renderChart()
    await screen.findByRole('slider')
    await user.click(screen.getByRole('button', { name: 'Show as a table' }))
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows.map(row => row.textContent)).toEqual([
      'DayBalance',
      'Nov 21, 2026€14.00',
      'Nov 20, 2026€6.00',
      'Nov 19, 2026€10.00',
    ])
    expect(screen.queryByRole('slider')).toBeNull()
  })

  it('asks for the days that are wanted', async () => {
    const ask = vi.fn<Ask>(async () => HISTORY)
    const user = renderChart(ask)
    await screen.findByRole('slider')
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect(ask.mock.lastCall?.[0]).toEqual({ days: 30, timeZone })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '365')
    await vi.waitFor(() => expect(ask.mock.lastCall?.[0].days).toBe(365))
  })

  it('asks again for what did not come', async () => {
    const ask = vi
      .fn<Ask>(async () => HISTORY)
      .mockRejectedValueOnce(new SixpenceError('offline', 'no network'))
    const user = renderChart(ask)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('button', { name: 'Show as a table' })).toBeNull()
    await user.click(again)
    expect(await screen.findByRole('slider')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Show as a table' })).toBeDefined()
  })

  it('says how old it is when the bank does not answer again, as a table too', async () => {
    const ask = vi
      .fn<Ask>(async () => HISTORY)
      .mockResolvedValueOnce(HISTORY)
      .mockRejectedValueOnce(new SixpenceError('timeout', 'late'))
    const user = renderChart(ask)
    await screen.findByRole('slider')
    user.move()
    expect(await screen.findByText('This may be old')).toBeDefined()
    expect(screen.getByRole('slider')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show as a table' }))
    expect(screen.getByText(/^As of \d/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => expect(screen.queryByText('This may be old')).toBeNull())
    expect(document.activeElement).not.toBe(document.body)
  })

  it('says in a sentence what the line looks like', async () => {
    renderChart()
    const said = 'Highest €14.00 (Nov 21, 2026) · Lowest €6.00 (Nov 20, 2026)'
    expect(await screen.findByText(said)).toBeDefined()
  })

  it('draws its area from zero, beside lines with their amounts', async () => {
    renderChart()
    await screen.findByRole('slider')
    expect(['€0', '€7.50', '€15'].map(text => screen.getByText(text).tagName)).toEqual([
      'text',
      'text',
      'text',
    ])
    expect(document.querySelector('.sp-line-chart-area')?.getAttribute('d')).toMatch(/V160H0Z$/)
  })

  it('tells the day that is pointed at, and the latest once none is', async () => {
    renderChart()
    const slider = await screen.findByRole('slider')
    const plot = slider.parentElement ?? document.body
    plot.getBoundingClientRect = () => new DOMRect(0, 0, 200, 160)
    fireEvent.pointerMove(plot, { clientX: 104, pointerType: 'mouse' })
    expect(screen.getByText('€6.00')).toBeDefined()
    expect(slider.getAttribute('aria-valuetext')).toBe('Nov 20, 2026: €6.00')
    fireEvent.pointerLeave(plot, { pointerType: 'mouse' })
    expect(screen.getByText('€14.00')).toBeDefined()
    fireEvent.pointerDown(plot, { clientX: 3, pointerType: 'touch' })
    fireEvent.pointerLeave(plot, { pointerType: 'touch' })
    expect(screen.getByText('€10.00')).toBeDefined()
  })

  it('begins on the right in a language that does', async () => {
    const loadMessages = (_: string, domain: MessageDomain) => loadTexts('en', domain)
    renderChart(undefined, undefined, { locale: 'he', loadMessages })
    const slider = await screen.findByRole<HTMLInputElement>('slider')
    const plot = slider.parentElement ?? document.body
    plot.getBoundingClientRect = () => new DOMRect(0, 0, 200, 160)
    fireEvent.pointerMove(plot, { clientX: 197, pointerType: 'mouse' })
    expect(slider.value).toBe('0')
    expect(screen.getByText('\u20660\u00A0€\u2069', { normalizer: String }).getAttribute('x')).toBe(
      '100%',
    )
  })

  it('says that a flat line is flat', async () => {
    const currencies = [{ currencyCode: 'EUR', amounts: ['10.00', '10', '10.00'] }]
    renderChart(async () => ({ ...HISTORY, currencies }))
    expect(await screen.findByText('No change in this period')).toBeDefined()
  })

  it('draws nothing where there was nothing the whole time', async () => {
    const currencies = [{ currencyCode: 'EUR', amounts: ['0.00', '0', '0.00'] }]
    renderChart(async () => ({ ...HISTORY, currencies }))
    expect(await screen.findByText('No balance in this period')).toBeDefined()
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Show as a table' })).toBeNull()
    expect(screen.getByRole('combobox', { name: 'Period' })).toBeDefined()
  })

  it('is not there without an account', async () => {
    renderChart(
      async () => ({ ...HISTORY, currencies: [] }),
      async () => [],
    )
    await vi.waitFor(() => expect(screen.queryByText('Balance over time')).toBeNull())
  })

  it('waits for the accounts, and asks for them again when they do not come', async () => {
    const list = vi
      .fn<() => Promise<Account[]>>(async () => [EVERYDAY])
      .mockRejectedValueOnce(new SixpenceError('offline', 'no network'))
    const user = renderChart(undefined, list)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('slider')).toBeDefined()
  })
})
