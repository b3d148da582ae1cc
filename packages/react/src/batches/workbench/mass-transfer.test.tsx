import { checkBatchFile } from '@sixpence/core/batch-files'
import type { BatchDraftRow, Batches, HandedIn } from '@sixpence/core/batches'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aBank } from '../../testing/a-bank.ts'
import { aDrafts } from '../../testing/a-sixpence.ts'
import { P2P } from '../../testing/batches/a-draft.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { MassTransfer, type MassTransferProps } from './mass-transfer.tsx'

const clock = { now: () => Date.now(), monotonic: () => performance.now() }

const STATE = {
  batchId: 'b1',
  name: 'Wages',
  type: 'p2p',
  accountId: 'SP00000000001111',
  currencyCode: 'EUR',
  version: 3,
  rowCount: 1,
  faultyCount: 1,
  duplicateCount: 0,
  deletedCount: 1,
  changedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2027-02-21T10:00:00.000Z',
} as const

const row = (rowId: string, position: number, cells: Record<string, string>): BatchDraftRow => ({
  rowId,
  position,
  cells,
  isDeleted: false,
  faults: {},
})

const ROWS = [
  row('a', 1, { email: 'ada@x.example', amount: '5.00' }),
  row('b', 2, { email: 'ben', amount: '7.00' }),
  { ...row('c', 3, { email: 'cleo@x.example', amount: '9.00' }), isDeleted: true },
]

const KEPT: HandedIn = { isKept: true, batchId: 'b1' }

let keys = 0
const events = {
  onKept: vi.fn<(id: string) => void>(),
  onHandedIn: vi.fn<(id: string) => void>(),
  onDeleted: vi.fn<() => void>(),
  onUnsaved: vi.fn<(isUnsaved: boolean) => void>(),
}
const batches = {
  newKey: vi.fn<Batches['newKey']>(() => `key${String((keys += 1))}`),
  format: vi.fn<Batches['format']>(async () => P2P),
  check: vi.fn<Batches['check']>((content, check, options) =>
    checkBatchFile(content, check, { ...options, platform: { clock } }),
  ),
  keptReading: vi.fn<Batches['keptReading']>(async () => undefined),
  keepReading: vi.fn<Batches['keepReading']>(async () => undefined),
  handIn: vi.fn<Batches['handIn']>(async () => KEPT),
  draftRows: vi.fn<Batches['draftRows']>(async () => ({
    draft: { ...STATE, totals: [] },
    rows: [...ROWS],
    total: ROWS.length,
  })),
  change: vi.fn<Batches['change']>(async () => ({
    draft: { ...STATE, version: 4, totals: [] },
    rows: [],
  })),
  reject: vi.fn<Batches['reject']>(async () => undefined),
}

beforeEach(() => vi.clearAllMocks())

function Addressed({ batchId }: { batchId: string | undefined }) {
  return (
    <BankStore>
      <MassTransfer type="p2p" batchId={batchId} {...events} />
    </BankStore>
  )
}

let view: ReturnType<typeof renderInBank>

async function open(batchId?: string, parts: Parameters<typeof aBank>[0] = {}) {
  const { sixpence } = aBank({ batches, ...parts })
  view = renderInBank(<Addressed batchId={batchId} />, { sixpence })
  await screen.findByText('Name of the batch')
  return userEvent.setup()
}

function dropFile(content: string) {
  const files = [new File([content], 'Wages May.csv')]
  fireEvent.drop(screen.getByText(/Drop a file/), { dataTransfer: { files } })
}

async function drop(content: string) {
  dropFile(content)
  await screen.findByText('Save and continue')
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))

const handedIn = (call = 0) => batches.handIn.mock.calls[call]
const fileText = async (call = 0) => handedIn(call)?.[0].file?.text()

const RIGHT = 'email,amount,note\nada@x.example,5.00,Shelf\n'

describe('the workbench', () => {
  it('hands in a file under its name, and leads on (MASS-005, MASS-007)', async () => {
    await open()
    await drop(RIGHT)
    press('Save and continue')
    await waitFor(() => expect(events.onHandedIn).toHaveBeenCalledExactlyOnceWith('b1'))
    expect(events.onKept).toHaveBeenCalledExactlyOnceWith('b1')
    expect(handedIn()?.[0]).toMatchObject({
      type: 'p2p',
      name: 'Wages May',
      accountId: STATE.accountId,
    })
    expect(await fileText()).toMatch(/^rowId,email,amount,note\r\n[\w-]+,ada@x.example,5.00,Shelf/)
  })

  it('asks about an identical batch, and repeats the same call on yes (MASS-006, MASS-008)', async () => {
    const identical = { batchId: 'b7', date: '2026-11-20T09:30:00.000Z' }
    batches.handIn.mockResolvedValueOnce({ isKept: false, identical })
    await open()
    await drop(RIGHT)
    press('Save and continue')
    const text = (await screen.findByText(/Batch b7 of/)).textContent
    expect(text).toContain('Nov 20, 2026')
    expect(events.onKept).not.toHaveBeenCalled()
    press('Make them again')
    await waitFor(() => expect(events.onHandedIn).toHaveBeenCalledExactlyOnceWith('b1'))
    expect(handedIn(1)?.[0].ignoreIdenticalBatch).toBe(true)
    expect(handedIn(1)?.[1]).toEqual(handedIn(0)?.[1])
    expect(await fileText(1)).toBe(await fileText(0))
  })

  it('keeps everything here and nothing there on no (MASS-008)', async () => {
    const identical = { batchId: 'b7', date: '2026-11-20T09:30:00.000Z' }
    batches.handIn.mockResolvedValueOnce({ isKept: false, identical })
    await open()
    await drop(RIGHT)
    press('Save and continue')
    await screen.findByText(/Batch b7 of/)
    press('Don’t make them')
    await waitFor(() => expect(screen.queryByText(/Batch b7 of/)).toBeNull())
    expect(screen.getByText('Wages May.csv')).toBeTruthy()
    expect(batches.handIn).toHaveBeenCalledOnce()
  })

  it('takes payees one a line, and amounts with a comma (MASS-003)', async () => {
    const user = await open()
    press('Paste instead')
    await user.type(screen.getByRole('textbox', { name: 'Payments' }), 'ben@x.example 12,50 Shelf')
    press('Check payments')
    await user.type(screen.getByRole('textbox', { name: 'Name of the batch' }), 'Shelves')
    await screen.findByText('Save and continue')
    expect(screen.getByText(/one recipient a line, decimal mark: comma/)).toBeTruthy()
    press('Save and continue')
    await waitFor(() => expect(events.onHandedIn).toHaveBeenCalled())
    expect(await fileText()).toContain('ben@x.example,12.50,Shelf')
  })

  it('stays with a draft that has faults, and sends its edits (MASS-011)', async () => {
    await open()
    await drop(`${RIGHT}ben,7.00,\n`)
    press('Save and continue')
    expect(await screen.findByText('Draft saved')).toBeTruthy()
    expect(events.onKept).toHaveBeenCalledExactlyOnceWith('b1')
    expect(events.onHandedIn).not.toHaveBeenCalled()
    await waitFor(() => expect(events.onUnsaved).toHaveBeenLastCalledWith(false))
    press('Next error')
    press('Delete row')
    await waitFor(() => expect(events.onUnsaved).toHaveBeenLastCalledWith(true))
    press('Save and continue')
    await waitFor(() => expect(events.onHandedIn).toHaveBeenCalledExactlyOnceWith('b1'))
    expect(batches.change.mock.calls[0]?.[0]).toMatchObject({ batchId: 'b1', version: 3 })
    expect(batches.change.mock.calls[0]?.[0].deletes).toHaveLength(1)
  })

  it('is not changed while it is handed in, and calls nobody back once it is left', async () => {
    let answer: (answer: HandedIn) => void = () => undefined
    batches.handIn.mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
    await open()
    await drop(RIGHT)
    press('Save and continue')
    await waitFor(() => expect(batches.handIn).toHaveBeenCalledOnce())
    expect(screen.getByRole('grid', { hidden: true }).closest('[inert]')).toBeTruthy()
    expect(screen.getByText('Name of the batch').closest('[inert]')).toBeTruthy()
    view.unmount()
    answer(KEPT)
    await waitFor(() => expect(batches.check).toHaveBeenCalledTimes(2))
    await new Promise(resolve => setTimeout(resolve, 50))
    expect([events.onKept, events.onHandedIn].map(({ mock }) => mock.calls)).toEqual([[], []])
  })

  it('shows what the bank says about the rows that are right, while the others are mended', async () => {
    await open()
    await drop(`${RIGHT}ben,7.00,\n`)
    const answer = async () => {
      const [rowId = ''] = /^[\w-]+(?=,ada)/m.exec((await fileText()) ?? '') ?? []
      const cells = { email: 'ada@x.example', amount: '5.00', note: 'Shelf' }
      const rows = [{ ...row(rowId, 1, cells), isNewPayee: true }]
      return { draft: { ...STATE, totals: [] }, rows, total: 1 }
    }
    batches.draftRows.mockImplementationOnce(answer).mockImplementationOnce(answer)
    press('Save and continue')
    expect(await screen.findByText('New recipients 1')).toBeTruthy()
  })

  it('goes on with its draft in the address, and begins anew without it', async () => {
    await open()
    await drop(RIGHT)
    press('Save and continue')
    await waitFor(() => expect(events.onHandedIn).toHaveBeenCalled())
    const pages = batches.draftRows.mock.calls.length
    view.rerenderInBank(<Addressed batchId="b1" />)
    expect(await screen.findByText('Delete draft')).toBeTruthy()
    expect(batches.draftRows).toHaveBeenCalledTimes(pages)
    view.rerenderInBank(<Addressed batchId={undefined} />)
    expect(await screen.findByText(/Drop a file/)).toBeTruthy()
  })

  it('refuses a row whose payment was made meanwhile until it is deleted', async () => {
    const paid = { ...ROWS[0], faults: { rowId: 'paidBefore' } }
    batches.draftRows.mockResolvedValueOnce({
      draft: { ...STATE, totals: [] },
      rows: [paid as BatchDraftRow],
      total: 1,
    })
    await open('b1')
    await screen.findByText('Save and continue')
    press('Save and continue')
    expect(await screen.findByText(/replaces a payment that was made meanwhile/)).toBeTruthy()
    expect(events.onHandedIn).not.toHaveBeenCalled()
  })

  it('refuses a row whose cells may have moved until it is changed', async () => {
    await open()
    await drop('email,amount,note\nada@x.example,5.00,Shelf,and more\n')
    press('Save and continue')
    expect(await screen.findByText(/The cells of line 2 may be/)).toBeTruthy()
    expect(batches.handIn).not.toHaveBeenCalled()
  })
})

describe('the reading of a file', () => {
  const files = { type: 'p2p', accountId: STATE.accountId, header: ['Who', 'Sum'] }

  it('is kept as the user chose it', async () => {
    await open()
    dropFile('Who;Sum\nada@x.example;1.234\n')
    fireEvent.change(await screen.findByRole('combobox', { name: 'Who' }), {
      target: { value: 'email' },
    })
    fireEvent.change(screen.getByRole('combobox', { name: 'Sum' }), { target: { value: 'amount' } })
    press('Continue')
    fireEvent.click(await screen.findByRole('radio', { name: /A comma/ }))
    expect(batches.keepReading).not.toHaveBeenCalled()
    press('Continue')
    await screen.findByText('Save and continue')
    const chosen = { columns: ['email', 'amount'], decimalMark: ',' }
    expect(batches.keepReading.mock.calls).toEqual([[files, { chosen }]])
    expect(screen.queryByText(/your choices from last time/)).toBeNull()
  })

  it('is that of the last time, without a question', async () => {
    const chosen = { columns: ['email', 'amount'], decimalMark: ',' } as const
    batches.keptReading.mockResolvedValue({ chosen })
    await open()
    await drop('Who;Sum\nada@x.example;1.234\n')
    expect(await screen.findByText(/your choices from last time/)).toBeTruthy()
    expect(screen.getByText('€1,234.00')).toBeTruthy()
    expect(batches.keptReading).toHaveBeenCalledWith(files)
  })
})

describe('a draft of the bank', () => {
  it('leads to the screen of its own kind', async () => {
    const { sixpence } = aBank({ batches })
    const onOtherType = vi.fn<NonNullable<MassTransferProps['onOtherType']>>()
    renderInBank(
      <BankStore>
        <MassTransfer type="eft" batchId="b1" onOtherType={onOtherType} {...events} />
      </BankStore>,
      { sixpence },
    )
    await waitFor(() => expect(onOtherType).toHaveBeenCalledExactlyOnceWith('p2p', 'b1'))
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('keeps what was not saved over a reload, and forgets it when it is left (MASS-011)', async () => {
    const drafts = aDrafts()
    await open('b1', { drafts })
    press('Next error')
    press('Delete row')
    await waitFor(() => expect(drafts.read('massTransfer/b1')).toBeTruthy())
    const kept = drafts.read('massTransfer/b1') ?? {}
    view.unmount()
    expect(drafts.read('massTransfer/b1')).toBeUndefined()

    drafts.keep('massTransfer/b1', kept)
    await open('b1', { drafts })
    expect(await screen.findByText('Your unsaved changes are back')).toBeTruthy()
    await waitFor(() => expect(events.onUnsaved).toHaveBeenLastCalledWith(true))
    press('Save and continue')
    await waitFor(() => expect(events.onHandedIn).toHaveBeenCalledExactlyOnceWith('b1'))
    expect(batches.change.mock.calls[0]?.[0]).toMatchObject({ version: 3, deletes: ['b'] })
    expect(drafts.read('massTransfer/b1')).toBeUndefined()
    expect(screen.queryByText('Your unsaved changes are back')).toBeNull()
  })

  it('is opened with its deleted rows, and deleted after asking once (MASS-012)', async () => {
    await open('b1')
    const filters = await screen.findByRole('group', { name: 'Show' })
    expect(within(filters).getByRole('button', { name: 'Deleted 1' })).toBeTruthy()
    expect(within(filters).getByRole('button', { name: 'With errors 1' })).toBeTruthy()
    press('Delete draft')
    expect(batches.reject).not.toHaveBeenCalled()
    const dialog = await screen.findByRole('dialog', { hidden: true })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete draft', hidden: true }))
    await waitFor(() => expect(events.onDeleted).toHaveBeenCalledOnce())
    expect(batches.reject.mock.calls).toEqual([[{ batchId: 'b1' }]])
  })
})
