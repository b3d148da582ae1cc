import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { Batch, BatchSearch } from '@sixpence/core/batches'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { BatchDetail } from './batch-detail.tsx'
import { BatchList } from './batch-list.tsx'

type Batches = Sixpence['batches']

const aBatch = (id: string, change: Partial<Batch> = {}): Batch => ({
  id,
  name: `Wages ${id}`,
  type: 'p2p',
  accountId: 'SP00000000001111',
  currencyCode: 'EUR',
  date: '2025-03-04T12:00:00.000Z',
  status: 'partial',
  amount: '120.00',
  fee: '0.25',
  paymentCount: 2,
  refusedCount: 1,
  cancelledCount: 0,
  ...change,
})

function aDraft(id: string): Batch {
  const { amount: _amount, fee: _fee, ...batch } = aBatch(id, { status: 'draft' })
  return { ...batch, paymentCount: 3, refusedCount: 0, expiresAt: '2025-06-02T12:00:00.000Z' }
}

const FILE = { fileName: 'batch-2025-03-04.csv', mediaType: 'text/csv', bytes: new Uint8Array() }

function renderBatches(shown: React.ReactNode, change: Partial<Batches> = {}) {
  const batches = {
    list: vi.fn<Batches['list']>(async () => ({ batches: [aBatch('1')], total: 1 })),
    get: vi.fn<Batches['get']>(async ({ id }) => ({
      batch: aBatch(id),
      payments: [
        {
          rowId: 'a',
          place: 1,
          payee: { type: 'email' as const, email: 'ben@sixpence.example' },
          amount: '120.00',
          status: 'paid' as const,
        },
        {
          rowId: 'b',
          place: 2,
          payee: { type: 'email' as const, email: 'nobody@sixpence.example' },
          amount: '3.00',
          status: 'refused' as const,
          reason: 'payee' as const,
        },
      ],
      total: 2,
    })),
    file: vi.fn<Batches['file']>(async () => FILE),
    receipt: vi.fn<Batches['receipt']>(async () => ({ ...FILE, fileName: 'receipt.pdf' })),
    status: vi.fn<Batches['status']>(async () => ({
      status: 'partial',
      counts: { waiting: 0, paid: 1, refused: 1, cancelled: 0 },
      currencyCode: 'EUR',
      paid: { amount: '120.00', fee: '0.25' },
      setAside: { amount: '0.00', fee: '0.00' },
    })),
    ...change,
  }
  const onNavigate = vi.fn<(destination: object) => void>()
  renderInBank(<BankStore>{shown}</BankStore>, {
    sixpence: aBank({ batches }).sixpence,
    onNavigate,
  })
  return { ...batches, onNavigate, user: userEvent.setup() }
}

afterEach(() => void vi.useRealTimers())

describe('BatchList', () => {
  it('tells what came of each batch, and leads to it (ROUTE-039)', async () => {
    const { user, onNavigate } = renderBatches(<BatchList />)
    const row = await screen.findByRole('button', { name: /Wages 1/ })
    for (const text of [/To people · 2 payments/, /€120\.00/, /Partly completed/]) {
      expect(row.textContent).toMatch(text)
    }
    await user.click(row)
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ to: 'batchHistory', id: '1' })
  })

  it('marks a draft in words, without an amount (HIST-014)', async () => {
    const { user, onNavigate } = renderBatches(<BatchList />, {
      list: async () => ({ batches: [aDraft('5'), aBatch('1')], total: 2 }),
    })
    const row = await screen.findByRole('button', { name: /Wages 5/ })
    expect(row.textContent).toMatch(/To people · 3 payments.*Draft/)
    expect(row.textContent).not.toMatch(/€/)
    await user.click(row)
    const workbench = { to: 'massTransfer', type: 'p2p', batchId: '5' }
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(workbench)
  })

  it('adds the next page when asked to, and shows each batch once', async () => {
    const pages = [
      ['1', '2'],
      ['2', '3'],
    ].map(ids => ids.map(id => aBatch(id)))
    const { user } = renderBatches(<BatchList />, {
      list: async (filter = {}) => ({
        batches: pages[(filter.pageNumber ?? 1) - 1] ?? [],
        total: 3,
      }),
    })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Wages 3')).toBeDefined()
    expect(screen.getAllByText('Wages 2')).toHaveLength(1)
  })

  it('asks for what is chosen (HIST-015)', async () => {
    const onSearchChange = vi.fn<(search: BatchSearch, isTyping: boolean) => void>()
    const { user } = renderBatches(
      <BatchList search={{ types: ['wire'] }} onSearchChange={onSearchChange} />,
    )
    await user.click(await screen.findByRole('checkbox', { name: 'To people' }))
    expect(onSearchChange).toHaveBeenLastCalledWith({ types: ['p2p', 'wire'] }, false)
    await user.click(screen.getByRole('checkbox', { name: 'Wire' }))
    expect(onSearchChange).toHaveBeenLastCalledWith({ types: ['p2p'] }, false)
    await user.click(screen.getByRole('checkbox', { name: 'To people' }))
    expect(onSearchChange).toHaveBeenLastCalledWith({ types: undefined }, false)
    await user.type(screen.getByLabelText('From'), '2026-11-01')
    expect(onSearchChange).toHaveBeenLastCalledWith({ from: '2026-11-01' }, true)
    await user.type(screen.getByRole('searchbox'), 'rent')
    await user.click(screen.getByRole('checkbox', { name: 'Wire' }))
    expect(screen.getByRole('checkbox', { name: 'Wire' })).toHaveProperty('checked', true)
    const all = { from: '2026-11-01', types: ['wire'], search: 'rent' } as const
    await waitFor(() => expect(onSearchChange.mock.lastCall?.[0]).toEqual(all))
  })

  it('keeps the word that settles just before a box is ticked', async () => {
    const onSearchChange = vi.fn<(search: BatchSearch, isTyping: boolean) => void>()
    renderBatches(<BatchList search={{}} onSearchChange={onSearchChange} />)
    const box = await screen.findByRole('checkbox', { name: 'To people' })
    vi.useFakeTimers()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'wag' } })
    // Within one act React renders nothing between the two, as on a busy machine.
    act(() => {
      vi.advanceTimersByTime(300)
      box.click()
    })
    expect(onSearchChange).toHaveBeenLastCalledWith({ search: 'wag', types: ['p2p'] }, false)
    act(() => void vi.advanceTimersByTime(1_000))
    expect(onSearchChange).toHaveBeenCalledTimes(2)
  })

  it('tells the word before a batch opens that is pressed at once', async () => {
    const onSearchChange = vi.fn<(search: BatchSearch, isTyping: boolean) => void>()
    const onOpen = vi.fn<(id: string) => void>()
    renderBatches(<BatchList search={{}} onSearchChange={onSearchChange} onOpen={onOpen} />)
    const row = await screen.findByRole('button', { name: /Wages 1/ })
    vi.useFakeTimers()
    const field = screen.getByRole('searchbox')
    act(() => field.focus())
    fireEvent.change(field, { target: { value: 'wag' } })
    act(() => row.focus())
    act(() => row.click())
    expect(onSearchChange).toHaveBeenCalledExactlyOnceWith({ search: 'wag' }, true)
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('1')
    expect(onSearchChange).toHaveBeenCalledBefore(onOpen)
    act(() => void vi.advanceTimersByTime(1_000))
    expect(onSearchChange).toHaveBeenCalledOnce()
  })

  it('says when there is none, and when none is found', async () => {
    const { user, list } = renderBatches(<BatchList />, {
      list: vi.fn<Batches['list']>(async () => ({ batches: [], total: 0 })),
    })
    expect(await screen.findByText('No batches yet')).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: 'Wire' }))
    expect(await screen.findByText('No batches found')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show all batches' }))
    expect(await screen.findByText('No batches yet')).toBeDefined()
    expect(list).toHaveBeenCalledWith({ types: ['wire'], pageNumber: 1 }, expect.anything())
  })

  it('asks again after a failure', async () => {
    const list = vi
      .fn<Batches['list']>(async () => ({ batches: [aBatch('1')], total: 1 }))
      .mockRejectedValueOnce(new SixpenceError('offline', 'no network'))
    const { user } = renderBatches(<BatchList />, { list })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Wages 1')).toBeDefined()
  })
})

describe('BatchDetail', () => {
  it('tells of each payment, and why one was not made', async () => {
    renderBatches(<BatchDetail id="7" />)
    expect(await screen.findByText('1 payment failed')).toBeDefined()
    const rows = within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem')
    expect(rows.map(row => row.textContent)).toEqual([
      expect.stringMatching(/ben@.*€120\.00.*Paid/),
      expect.stringMatching(/nobody@.*Check it and pay again.*€3\.00.*Not paid/),
    ])
  })

  it('names an account elsewhere by its owner and details', async () => {
    renderBatches(<BatchDetail id="7" />, {
      get: async ({ id }) => ({
        batch: aBatch(id, { type: 'eft' }),
        payments: [
          {
            rowId: 'a',
            place: 1,
            payee: {
              type: 'account',
              name: 'Lena Vogt',
              countryCode: 'DE',
              currency: 'CHF',
              details: { iban: 'DE14900900900000000017' },
            },
            amount: '120.00',
            note: 'Buttons',
            status: 'paid',
          },
        ],
        total: 1,
      }),
    })
    expect(await screen.findByText('Lena Vogt')).toBeDefined()
    expect(screen.getByText('CHF · DE14900900900000000017 · Buttons')).toBeDefined()
  })

  it('says of a draft that it is not submitted, and when it is deleted', async () => {
    const { user, onNavigate } = renderBatches(<BatchDetail id="7" />, {
      get: async ({ id }) => ({ batch: aDraft(id), payments: [], total: 0 }),
    })
    expect(await screen.findByText('This batch is a draft')).toBeDefined()
    expect(screen.getByText(/hasn’t been submitted/)).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Wages 7' })).toBeDefined()
    const facts = [...document.querySelectorAll('.sp-definition')].map(fact => fact.textContent)
    expect(facts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Status.*Draft/),
        expect.stringMatching(/Payments.*3/),
        expect.stringMatching(/Will be deleted.*Jun 2, 2025/),
      ]),
    )
    expect(screen.queryByText('Total paid')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    const workbench = { to: 'massTransfer', type: 'p2p', batchId: '7' }
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(workbench)
    expect(screen.queryByText(/failed/)).toBeNull()
    expect(screen.queryByRole('list', { name: 'Payments' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull()
  })

  it.each([
    ['pendingApproval', /waiting for an approval/],
    ['declined', /declined this batch/],
    ['expired', /wasn’t approved in time/],
    ['executing', /one after the other/],
    ['cancelled', /This batch was cancelled/],
  ] as const)('says what it means to be %s (HIST-014)', async (status, text) => {
    const batch = aBatch('7', { status, refusedCount: 0 })
    renderBatches(<BatchDetail id="7" />, { get: async () => ({ batch, payments: [], total: 0 }) })
    expect(await screen.findByText(text)).toBeDefined()
    const hasReceipt = screen.queryByText('Download receipt') !== null
    expect(hasReceipt).toBe(status !== 'pendingApproval')
  })

  it('warns of nothing when every payment was made', async () => {
    const batch = aBatch('7', { status: 'executed', refusedCount: 0 })
    renderBatches(<BatchDetail id="7" />, { get: async () => ({ batch, payments: [], total: 0 }) })
    expect(await screen.findByText('Completed')).toBeDefined()
    expect(screen.queryByText(/not made/)).toBeNull()
  })

  it('saves the file and opens no popup (HIST-018, HIST-019)', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
    )
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user, file, receipt } = renderBatches(<BatchDetail id="7" />)
    await user.click(await screen.findByRole('button', { name: 'Download file' }))
    expect(await screen.findByText('Saved as batch-2025-03-04.csv')).toBeDefined()
    expect(file).toHaveBeenCalledExactlyOnceWith({ id: '7' })
    await user.click(screen.getByRole('button', { name: 'Download receipt' }))
    expect(await screen.findByText('Saved as receipt.pdf')).toBeDefined()
    expect(receipt).toHaveBeenCalledExactlyOnceWith({ id: '7' })
    expect(click).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    click.mockRestore()
  })

  it('says why there is no file, and none of it is lost', async () => {
    const { user } = renderBatches(<BatchDetail id="7" />, {
      file: async () => {
        throw new SixpenceError('offline', 'no network')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Download file' }))
    await waitFor(() => expect(document.querySelector('.sp-field-error')?.textContent).not.toBe(''))
    expect(screen.getByText('Wages 7')).toBeDefined()
  })

  it('asks again for what did not come', async () => {
    const get = vi
      .fn<Batches['get']>(async ({ id }) => ({ batch: aBatch(id), payments: [], total: 0 }))
      .mockRejectedValueOnce(new SixpenceError('offline', 'no network'))
    const { user } = renderBatches(<BatchDetail id="7" />, { get })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Wages 7')).toBeDefined()
  })
})
