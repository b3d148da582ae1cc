import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { CashFlow } from '@sixpence/core/history'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { CashFlowChart } from './cash-flow-chart.tsx'

type Ask = Sixpence['history']['cashFlow']

const FLOW: CashFlow = {
  currencyCode: 'EUR',
  months: [
    { month: '2026-10', moneyIn: '0.00', moneyOut: '3.25' },
    { month: '2026-11', moneyIn: '500.00', moneyOut: '20.00' },
  ],
  types: [
    { type: 'deposit', moneyIn: '500.00', moneyOut: '0.00' },
    { type: 'fee', moneyIn: '0.00', moneyOut: '23.25' },
  ],
}

function renderChart(cashFlow: Ask = async () => FLOW) {
  renderInBank(
    <BankStore>
      <CashFlowChart accountId="SP00000000001111" />
    </BankStore>,
    { sixpence: aBank({ history: { cashFlow } }).sixpence },
  )
  return userEvent.setup()
}

describe('CashFlowChart', () => {
  it('says in a sentence what the year adds up to, and what does not count', async () => {
    renderChart()
    const said = await screen.findByText(/€500\.00 in and €23\.25 out/)
    expect(said.textContent).toContain('not counting transfers between your own accounts')
  })

  it('can be read month by month', async () => {
    renderChart()
    const slider = await screen.findByRole('slider', { name: 'Month' })
    expect(slider.getAttribute('aria-valuetext')).toBe('November 2026: €500.00 in, €20.00 out')
    fireEvent.change(slider, { target: { value: '0' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('October 2026: €0.00 in, €3.25 out')
  })

  it('can be read type by type', async () => {
    const user = renderChart()
    await screen.findByRole('slider', { name: 'Month' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'type')
    const slider = screen.getByRole('slider', { name: 'Type' })
    expect(slider.getAttribute('aria-valuetext')).toBe('Fee: €0.00 in, €23.25 out')
  })

  it('tells the same figures as a table, the latest first', async () => {
    const user = renderChart()
    await screen.findByRole('slider')
    await user.click(screen.getByRole('button', { name: 'Show as a table' }))
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows.map(row => row.textContent)).toEqual([
      'MonthMoney inMoney out',
      'November 2026€500.00€20.00',
      'October 2026€0.00€3.25',
    ])
  })

  it('says when there was nothing, and draws nothing', async () => {
    const months = [{ month: '2026-11', moneyIn: '0.00', moneyOut: '0.00' }]
    renderChart(async () => ({ currencyCode: 'EUR', months, types: [] }))
    expect(await screen.findByText('No money in or out yet')).toBeDefined()
    expect(screen.queryByRole('slider')).toBeNull()
  })

  it('asks for the account where its customer is, and again after a failure', async () => {
    const ask = vi
      .fn<Ask>(async () => FLOW)
      .mockRejectedValueOnce(new SixpenceError('offline', 'no network'))
    const user = renderChart(ask)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('slider')).toBeDefined()
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect(ask.mock.lastCall?.[0]).toEqual({ accountId: 'SP00000000001111', timeZone })
  })
})
