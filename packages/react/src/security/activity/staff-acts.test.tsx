import type { Sixpence } from '@sixpence/core'
import { STAFF_ACT_KINDS, type StaffAct } from '@sixpence/core/access'
import { SixpenceError } from '@sixpence/core/errors'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aSixpence } from '../../testing/a-sixpence.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { StaffActs } from './staff-acts.tsx'

type StaffActsCall = Sixpence['access']['staffActs']

const LOOKED: StaffAct = {
  at: '2026-11-21T09:00:00.000Z',
  staffName: 'Amara N.',
  kind: 'accounts',
  result: 'done',
  count: 3,
  reason: 'Asked about a card',
}

function drawActs(staffActs: StaffActsCall) {
  const sixpence = aSixpence({ accounts: {}, access: { staffActs } })
  renderInBank(
    <BankStore>
      <StaffActs />
    </BankStore>,
    { sixpence },
  )
}

const answering = (acts: readonly StaffAct[]) => async () => ({ acts, total: acts.length })

describe('StaffActs', () => {
  it('tells who looked, when, at what and why (ADMIN-002, GAP-70)', async () => {
    drawActs(answering([LOOKED]))
    const row = await screen.findByRole('listitem')
    expect(row.textContent).toContain('Accounts and balances')
    expect(row.textContent).toContain('Amara N. · 3 times')
    expect(row.textContent).toContain('Reason: “Asked about a card”')
    expect(row.querySelector('time')?.dateTime).toBe(LOOKED.at)
    expect(row.textContent).not.toContain('Refused')
  })

  it('tells what was refused, and what nobody knows the end of', async () => {
    drawActs(
      answering([
        { ...LOOKED, kind: 'sendMoney', result: 'refused', count: 1 },
        { ...LOOKED, kind: 'search', result: 'unfinished', reason: undefined },
      ]),
    )
    const [money, search] = await screen.findAllByRole('listitem')
    expect(money?.textContent).toMatch(/Sending money.*Refused/)
    expect(money?.textContent).not.toContain('time')
    expect(search?.textContent).toContain('Not completed')
    expect(search?.textContent).not.toContain('Reason')
  })

  it('has words for everything that staff do', async () => {
    drawActs(answering(STAFF_ACT_KINDS.map(kind => ({ ...LOOKED, kind }))))
    const rows = await screen.findAllByRole('listitem')
    expect(rows).toHaveLength(STAFF_ACT_KINDS.length)
    for (const row of rows) expect(row.textContent).not.toContain('StaffAct')
  })

  it('says so when nobody has looked', async () => {
    drawActs(answering([]))
    expect(await screen.findByText('No one has viewed your accounts')).toBeTruthy()
  })

  it('can be asked for again when the bank does not answer', async () => {
    const staffActs = vi
      .fn<StaffActsCall>(answering([LOOKED]))
      .mockRejectedValueOnce(new SixpenceError('offline', 'no'))
    drawActs(staffActs)
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Accounts and balances')).toBeTruthy()
  })

  it('shows a page at a time', async () => {
    const page = (length: number) => Array.from({ length }, () => LOOKED)
    drawActs(async ({ pageNumber } = {}) => ({ acts: page(pageNumber === 2 ? 5 : 20), total: 25 }))
    expect(await screen.findAllByRole('listitem')).toHaveLength(20)
    expect(screen.getByText('20 of 25 entries')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(25))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull())
  })
})
