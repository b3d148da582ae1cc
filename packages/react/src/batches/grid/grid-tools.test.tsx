import type { BatchDraft } from '@sixpence/core/batch-files'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDraft, EFT, withPreviews } from '../../testing/batches/a-draft.ts'
import { MendedGrid } from '../../testing/batches/mended-grid.tsx'
import { renderInBank } from '../../testing/render-in-bank.tsx'

const HEADER = 'payeeName,countryCode,currency,amount,note,iban'
const IBAN = 'DE89370400440532013000'

/** Rows with a name, a country, an amount and a note each. */
const rows = (
  ...cells: (readonly [name: string, country: string, amount: string, note: string])[]
) =>
  aDraft(
    [
      HEADER,
      ...cells.map(([name, country, amount, note]) =>
        [name, country, 'EUR', amount, note, IBAN].join(','),
      ),
    ],
    EFT,
  )

const FAULTY = () =>
  rows(
    ['Ada', 'Germany', '5', 'Rent'],
    ['Bo', 'Germany', '6', ''],
    ['Cleo', 'Allemagne', '7', ''],
    ['Dan', 'DE', '8', 'Rent'],
    ['Ева', 'DE', '9', ''],
    ['Юра', 'DE', '9', ''],
  )

let draft: BatchDraft

const keep = (next: BatchDraft) => {
  draft = next
}

async function open(from: BatchDraft) {
  draft = from
  renderInBank(<MendedGrid from={from} onDraft={keep} />)
  await screen.findByText('Undo')
}

const column = (name: string) => draft.ids('all').map(rowId => draft.cell(rowId, name))

const cellAt = (row: number, index: number): HTMLElement => {
  const found = screen
    .getByRole('grid')
    .querySelector<HTMLElement>(
      `[aria-rowindex="${String(row + 2)}"] > [aria-colindex="${String(index)}"]`,
    )
  if (!found) throw new Error('There is no such cell')
  return found
}

const focus = (row: number, index: number) => act(() => cellAt(row, index).focus())

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

const type = (text: string, key = 'Enter') => {
  fireEvent.change(document.activeElement ?? document.body, { target: { value: text } })
  press(key)
}

const click = (text: string | RegExp) => fireEvent.click(screen.getByText(text))

const said = () => screen.getByRole('status').textContent

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(450)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(450)
})

afterEach(() => vi.restoreAllMocks())

describe('a mend of all rows with a fault', () => {
  it('is one step for the rows with the same text, by keyboard alone', async () => {
    await open(FAULTY())
    focus(0, 3)
    press('Enter', { ctrlKey: true })
    type('DE')
    expect(column('countryCode')).toEqual(['DE', 'DE', 'Allemagne', 'DE', 'DE', 'DE'])
    expect(said()).toBe('2 rows changed')
    expect(document.activeElement).toBe(cellAt(0, 3))
    press('z', { ctrlKey: true })
    expect([column('countryCode')[1], said()]).toEqual(['Germany', ''])
  })

  it('reaches all rows with the fault if chosen', async () => {
    await open(FAULTY())
    focus(1, 3)
    click('Correct in all rows')
    expect(screen.getByRole('group', { name: 'Correct in all rows: Country' })).toBeTruthy()
    fireEvent.change(document.activeElement ?? document.body, { target: { value: 'DE' } })
    expect(screen.getByText('Correct 2 rows')).toBeTruthy()
    click('All rows with this error')
    click('Correct 3 rows')
    expect(column('countryCode')).toEqual(Array(6).fill('DE'))
    expect(draft.counts.faulty).toBe(2)
  })

  it('asks nothing where the fault says what is right', async () => {
    await open(FAULTY())
    focus(4, 2)
    press('Enter', { ctrlKey: true })
    expect([column('payeeName')[4], draft.counts.faulty]).toEqual(['Eva', 3])
    expect(said()).toBe('2 rows changed')
  })

  it('changes nothing by Escape, or in a cell without a fault', async () => {
    await open(FAULTY())
    focus(3, 3)
    press('Enter', { metaKey: true })
    expect(screen.queryByRole('textbox')).toBeNull()
    focus(0, 3)
    press('Enter', { metaKey: true })
    type('DE', 'Escape')
    expect([column('countryCode')[0], document.activeElement]).toEqual(['Germany', cellAt(0, 3)])
  })

  it('is also offered by a card', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 9))
    await open(FAULTY())
    click('Correct in all rows')
    type('DE')
    expect(column('countryCode').slice(0, 3)).toEqual(['DE', 'DE', 'Allemagne'])
    expect(said()).toBe('2 rows changed')
    expect(screen.getByText('Corrected')).toBeTruthy()
  })
})

const NOTES = () =>
  rows(
    ['Ada', 'DE', '5', 'Rent'],
    ['Bo', 'DE', '6', ''],
    ['Cleo', 'DE', '7', ''],
    ['Dan', 'DE', '8', 'rent May'],
  )

const paste = (text: string) =>
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: () => text },
  })

describe('the tools of the grid', () => {
  it('fill a cell down to the next filled one', async () => {
    await open(NOTES())
    focus(0, 6)
    press('d', { ctrlKey: true })
    expect([column('note'), said()]).toEqual([
      ['Rent', 'Rent', 'Rent', 'rent May'],
      '2 rows changed',
    ])
    focus(3, 6)
    click('Fill down')
    expect(said()).toBe('0 rows changed')
  })

  it('fill and empty the rows selected by keyboard, each as one step', async () => {
    await open(NOTES())
    focus(2, 5)
    press('ArrowDown', { shiftKey: true })
    expect(screen.getByRole('grid').querySelectorAll('[aria-selected="true"]')).toHaveLength(2)
    press('d', { metaKey: true })
    expect(column('amount')).toEqual(['5', '6', '7', '7'])
    press('Delete')
    expect(column('amount')).toEqual(['5', '6', '', ''])
    press('ArrowUp')
    expect(screen.getByRole('grid').querySelector('[aria-selected="true"]')).toBeNull()
    press('z', { ctrlKey: true })
    press('z', { ctrlKey: true })
    expect([column('amount'), draft.canUndo]).toEqual([['5', '6', '7', '8'], false])
  })

  it('find and replace in a column, as one step', async () => {
    await open(NOTES())
    focus(1, 6)
    press('f', { ctrlKey: true })
    expect(screen.getByText('Found in 2 rows')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'RENT' } })
    fireEvent.change(screen.getByLabelText('Replace with'), { target: { value: 'Lease' } })
    expect(await screen.findByText('Found in 2 rows')).toBeTruthy()
    click('Replace all')
    expect([column('note'), said()]).toEqual([['Lease', '', '', 'Lease May'], '2 rows changed'])
    expect(document.activeElement).toBe(cellAt(1, 6))
    press('z', { ctrlKey: true })
    expect(column('note')).toEqual(['Rent', '', '', 'rent May'])
  })

  it('paste a block of cells, and add the rows it has more', async () => {
    await open(NOTES())
    focus(3, 5)
    paste('80\tLease\r\n90\t"two ""words"""\r\n')
    expect(column('amount')).toEqual(['5', '6', '7', '80', '90'])
    expect([column('note').slice(3), said()]).toEqual([['Lease', 'two "words"'], '2 rows changed'])
    press('z', { ctrlKey: true })
    expect(draft.counts.all).toBe(4)
  })
})

const PREVIEW = {
  price: { amount: '5.00', fee: '0.20' },
  arrivesAt: '2026-11-21T10:00:00.000Z',
  isNewPayee: true,
}

const previewed = () =>
  withPreviews(rows(['Ada', 'DE', '5', 'Rent'], ['Bo', 'DE', '6', ''], ['Cleo', 'X', '7', '']), [
    PREVIEW,
    { ...PREVIEW, price: { amount: '6.00', fee: '0' }, isNewPayee: false },
  ])

const textsOf = (row: number) => [8, 9, 10].map(index => cellAt(row, index).textContent)

describe('the columns of the bank', () => {
  it('show price, arrival and new payees', async () => {
    await open(previewed())
    expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe('10')
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(titles.slice(-3)).toEqual(['From your account', 'Arrives by', 'Recipient'])
    expect(textsOf(0)).toEqual(['€5.00 Fee: €0.20', 'Nov 21, 2026, 10:00 AM', 'New recipient'])
    expect([textsOf(1)[0], textsOf(1)[2]]).toEqual(['€6.00 No fee', 'Paid before'])
    expect(textsOf(2)).toEqual(['', '', ''])
  })

  it('can be reached, but not typed into', async () => {
    await open(previewed())
    focus(0, 10)
    press('x')
    press('Delete')
    expect([screen.queryByRole('textbox'), draft.canUndo]).toEqual([null, false])
  })

  it('say that the price of an edited row is shown later', async () => {
    await open(previewed())
    focus(0, 6)
    press('Delete')
    expect(textsOf(0)).toEqual(['Shown after saving', '', ''])
  })

  it('have a filter for new payees', async () => {
    await open(previewed())
    click(/^New recipients/)
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2')
  })

  it('are there only once the bank has said something', async () => {
    await open(FAULTY())
    expect(screen.queryByText('From your account')).toBeNull()
    expect(screen.queryByText(/^New recipients/)).toBeNull()
  })
})
