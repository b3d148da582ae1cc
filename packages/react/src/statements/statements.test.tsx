import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { Statement } from '@sixpence/core/statements'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank, anAccount, EVERYDAY } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { Statements, type StatementsProps } from './statements.tsx'

const OCTOBER: Statement = {
  exportId: 'SP00000000001111.2026-10',
  accountId: 'SP00000000001111',
  source: 'monthly',
  dateFrom: '2026-10-01',
  dateTo: '2026-10-31',
  currencyCode: 'EUR',
  format: 'pdf',
  status: 'ready',
  createdAt: '2026-11-01T00:00:00.000Z',
  totals: {
    beginningBalance: '100.00',
    totalCredit: '50.25',
    totalDebit: '30.20',
    endingBalance: '120.05',
    processingCount: 0,
    rejectedCount: 0,
  },
}

const month = (index: number): Statement => ({ ...OCTOBER, exportId: `month-${index}` })

type Room = Sixpence['statements']

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return () => void vi.restoreAllMocks()
})

const file = (fileName: string) => ({ fileName, mediaType: 'text/csv', bytes: Uint8Array.of(68) })

function inBank(change: Partial<Room> = {}, props: StatementsProps = {}, accounts = [EVERYDAY]) {
  const statements = {
    list: vi.fn<Room['list']>(async () => ({ statements: [OCTOBER], total: 1 })),
    pdf: vi.fn<Room['pdf']>(async () => file('statement-1111-2026-10.pdf')),
    csv: vi.fn<Room['csv']>(async () => file('statement-1111-2026-10.csv')),
    ...change,
  }
  const { sixpence } = aBank({ statements, accounts: { list: async () => accounts } })
  renderInBank(
    <BankStore>
      <Statements {...props} />
    </BankStore>,
    { sixpence },
  )
  return { user: userEvent.setup(), statements }
}

const button = (name: string) => screen.findByRole('button', { name })

describe('Statements', () => {
  it('shows what a month adds up to (HIST-012, ROUTE-040)', async () => {
    inBank()
    const sums = within(await screen.findByRole('listitem'))
    expect(sums.getByRole('heading', { name: 'October 2026' })).toBeDefined()
    expect(sums.getByText('Oct 1, 2026 to Oct 31, 2026')).toBeDefined()
    for (const sum of ['100.00', '50.25', '30.20', '120.05']) {
      expect(sums.getByText(new RegExp(sum))).toBeDefined()
    }
    expect(sums.queryByText('Month in progress')).toBeNull()
    expect(sums.queryByText(/don’t add up/)).toBeNull()
  })

  it('begins with a payment account, before a card that is only applied for', async () => {
    const card = anAccount({
      accountId: 'SP00000000007777',
      type: 2006,
      accountStatusId: 'submitted',
    })
    const list = vi.fn<Room['list']>(async () => ({ statements: [OCTOBER], total: 1 }))
    inBank({ list }, {}, [card, EVERYDAY])
    await screen.findByRole('heading', { name: 'October 2026' })
    expect(list.mock.calls.map(([asked]) => asked.accountId)).toEqual([EVERYDAY.accountId])
  })

  it('says of the present month that it goes on, and what is in no sum', async () => {
    const totals = { ...OCTOBER.totals, processingCount: 1, rejectedCount: 2 }
    const list = async () => ({
      statements: [{ ...OCTOBER, dateTo: '2026-10-22', totals }],
      total: 1,
    })
    inBank({ list })
    expect(await screen.findByText('Month in progress')).toBeDefined()
    expect(screen.getByText('1 payment in progress · 2 rejected payments')).toBeDefined()
  })

  it('warns of sums that do not add up (HIST-012)', async () => {
    const totals = { ...OCTOBER.totals, endingBalance: '120.06' }
    inBank({ list: async () => ({ statements: [{ ...OCTOBER, totals }], total: 1 }) })
    expect(await screen.findByText(/don’t add up/)).toBeDefined()
  })

  it.each(['pdf', 'csv'] as const)('saves a month as %s (HIST-001)', async format => {
    const { user, statements } = inBank()
    await user.click(await button(`Save October 2026 as ${format.toUpperCase()}`))
    expect(await screen.findByText(`Saved as statement-1111-2026-10.${format}`)).toBeDefined()
    expect(statements[format]).toHaveBeenCalledExactlyOnceWith({ id: OCTOBER.exportId })
  })

  it('says why there is no file, and lets it be asked for again', async () => {
    const pdf = vi
      .fn<Room['pdf']>()
      .mockRejectedValueOnce(new SixpenceError('offline', 'no'))
      .mockResolvedValue(file('statement.pdf'))
    const { user } = inBank({ pdf })
    await user.click(await button('Save October 2026 as PDF'))
    expect(await screen.findByText(/offline|could not be reached|connection/i)).toBeDefined()
    await user.click(await button('Save October 2026 as PDF'))
    expect(await screen.findByText('Saved as statement.pdf')).toBeDefined()
  })

  it('goes back a year at a time (HIST-009, CONST-016)', async () => {
    const pages = [Array.from({ length: 12 }, (_, index) => month(index)), [month(12)]]
    const list = vi.fn<Room['list']>(async ({ pageNumber = 1 }) => ({
      statements: pages[pageNumber - 1] ?? [],
      total: 13,
    }))
    const { user } = inBank({ list })
    expect(await screen.findByText('12 of 13 months')).toBeDefined()
    await user.click(await button('Show more'))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(13))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull())
  })

  it('shows the account that the address names (ROUTE-040)', async () => {
    const second = { ...EVERYDAY, accountId: 'SP00000000002222' }
    const list = vi.fn<Room['list']>(async () => ({ statements: [OCTOBER], total: 1 }))
    inBank({ list }, { accountId: 'SP00000000002222' }, [EVERYDAY, second])
    await screen.findByRole('heading', { name: 'October 2026' })
    const asked = list.mock.calls.map(([filter]) => filter.accountId)
    expect(new Set(asked)).toEqual(new Set(['SP00000000002222']))
  })

  it('offers to try again when they cannot be fetched', async () => {
    const list = vi
      .fn<Room['list']>()
      .mockRejectedValueOnce(new SixpenceError('offline', 'no'))
      .mockResolvedValue({ statements: [OCTOBER], total: 1 })
    const { user } = inBank({ list })
    await user.click(await button('Try again'))
    expect(await screen.findByRole('heading', { name: 'October 2026' })).toBeDefined()
  })

  it('says that there is no account', async () => {
    inBank({}, {}, [])
    expect(await screen.findByText('No accounts yet')).toBeDefined()
  })
})
