import type { BatchDraft } from '@sixpence/core/batch-files'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDraft } from '../../testing/batches/a-draft.ts'
import { MendedGrid } from '../../testing/batches/mended-grid.tsx'
import { renderInBank } from '../../testing/render-in-bank.tsx'

const HEADER = 'rowId,email,amount,note'
const LINES = [
  HEADER,
  'a,x,y,Rent',
  'b,bo@x.example,5,',
  'c,c@x.example,7,,more',
  'd,d@x.example,,',
  'e,bo@x.example,5.00,',
]

let draft: BatchDraft

const keep = (next: BatchDraft) => {
  draft = next
}

async function open(lines = LINES) {
  draft = aDraft(lines)
  const view = renderInBank(<MendedGrid from={draft} onDraft={keep} />)
  await screen.findByRole('group', { name: 'Show' })
  return { ...view, user: userEvent.setup() }
}

const grid = () => screen.getByRole('grid', { name: 'Payments in the file' })

const place = () => {
  const cell = document.activeElement?.closest('[aria-colindex]')
  const row = cell?.closest('[aria-rowindex]')
  return `${row?.getAttribute('aria-rowindex') ?? ''}:${cell?.getAttribute('aria-colindex') ?? ''}`
}

const cellAt = (row: number, column: number): HTMLElement => {
  const found = grid().querySelector<HTMLElement>(
    `[aria-rowindex="${String(row)}"] > [aria-colindex="${String(column)}"]`,
  )
  if (!found) throw new Error('There is no such cell')
  return found
}

const descriptionOf = (element: Element): string | undefined =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

const focus = (row: number, column: number) => act(() => cellAt(row, column).focus())

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(450)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(450)
})

afterEach(() => vi.restoreAllMocks())

describe('the grid of a draft', () => {
  it('has one tab stop, and says where each cell stands', async () => {
    const { user } = await open()
    expect(grid().getAttribute('aria-rowcount')).toBe('6')
    expect(grid().getAttribute('aria-colcount')).toBe('5')
    expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    expect(within(grid()).getAllByRole('columnheader')[0]?.textContent).toBe('Line')
    await user.click(cellAt(3, 2))
    expect(place()).toBe('3:2')
    expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })

  it.each([
    ['ArrowDown', {}, '4:3'],
    ['ArrowUp', {}, '2:3'],
    ['ArrowLeft', {}, '3:2'],
    ['ArrowRight', {}, '3:4'],
    ['Home', {}, '3:1'],
    ['End', {}, '3:5'],
    ['PageDown', {}, '6:3'],
    ['PageUp', {}, '2:3'],
    ['Home', { ctrlKey: true }, '2:1'],
    ['End', { ctrlKey: true }, '6:5'],
  ])('is moved in by %s', async (key, more, to) => {
    await open()
    focus(3, 3)
    press(key, more)
    expect(place()).toBe(to)
  })

  it('says each fault in words, which describe its cell', async () => {
    await open()
    expect(descriptionOf(cellAt(2, 3))).toMatch(/Enter the full email address/)
    expect(descriptionOf(cellAt(2, 4))).toMatch(/Enter an amount in numbers/)
    expect(descriptionOf(cellAt(4, 1))).toMatch(/This row has 5 cells/)
    expect(descriptionOf(cellAt(3, 3))).toBeUndefined()
  })

  it('goes to each fault once, and back', async () => {
    await open()
    focus(2, 1)
    const forward = ['2:3', '2:4', '4:1', '5:4', '2:3']
    const found = forward.map(() => {
      press('F8')
      return place()
    })
    expect(found).toEqual(forward)
    press('F8', { shiftKey: true })
    expect(place()).toBe('5:4')
  })

  it('begins with a fault in the very first cell', async () => {
    const { user } = await open([HEADER, 'c,c@x.example,7,,more', 'a,x,5,'])
    await user.click(screen.getByRole('button', { name: 'Next error' }))
    expect(place()).toBe('2:1')
    press('F8')
    expect(place()).toBe('3:3')
  })

  it('keeps a text by Enter and Tab, and not by Escape', async () => {
    const { user } = await open()
    focus(2, 4)
    await user.keyboard('12{Enter}')
    expect([draft.cell('a', 'amount'), place()]).toEqual(['12', '3:4'])
    await user.keyboard('{Enter}0{Tab}')
    expect([draft.cell('b', 'amount'), place()]).toEqual(['50', '3:5'])
    await user.keyboard('x{Escape}')
    expect([draft.cell('b', 'note'), place()]).toEqual(['', '3:5'])
    expect(draft.counts.changed).toBe(2)
  })

  it('keeps a text when one clicks elsewhere', async () => {
    const { user } = await open()
    await user.dblClick(cellAt(2, 3))
    await user.keyboard('@y.example')
    await user.click(cellAt(5, 4))
    expect([draft.cell('a', 'email'), place()]).toEqual(['x@y.example', '5:4'])
    await user.keyboard('9')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(draft.cell('d', 'amount')).toBe('')
    expect(draft.canRedo).toBe(true)
  })

  it('empties a cell, and undoes and redoes it', async () => {
    await open()
    focus(3, 4)
    press('Delete')
    expect(draft.cell('b', 'amount')).toBe('')
    press('z', { ctrlKey: true })
    expect(draft.cell('b', 'amount')).toBe('5')
    press('Z', { ctrlKey: true, shiftKey: true })
    expect(draft.cell('b', 'amount')).toBe('')
    press('z', { metaKey: true })
    press('y', { ctrlKey: true })
    expect(draft.cell('b', 'amount')).toBe('')
  })

  it('keeps the rows of a filter while they are mended, deleted and restored', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'With errors 3' }))
    expect(grid().getAttribute('aria-rowcount')).toBe('4')
    focus(2, 2)
    await user.click(screen.getByRole('button', { name: 'Delete row' }))
    expect([draft.isDeleted('a'), draft.counts.faulty]).toEqual([true, 2])
    expect(within(cellAt(2, 1)).getByText('Deleted')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Restore row' }))
    expect(draft.isDeleted('a')).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Duplicates 2' }))
    expect(grid().getAttribute('aria-rowcount')).toBe('3')
    await user.click(screen.getByRole('button', { name: 'Next error' }))
    expect([grid().getAttribute('aria-rowcount'), place()]).toEqual(['6', '4:1'])
  })

  it('stays at its row when an undone step moves it, also by mouse', async () => {
    const { user } = await open()
    focus(2, 2)
    await user.click(screen.getByRole('button', { name: 'Delete row' }))
    const below = draft.ids('all')[3] ?? ''
    focus(5, 4)
    press('z', { ctrlKey: true })
    expect([draft.isDeleted('a'), place()]).toEqual([false, '6:4'])
    press('x')
    press('Enter')
    expect(draft.cell(below, 'amount')).toBe('x')
    focus(2, 2)
    await user.click(screen.getByRole('button', { name: 'Delete row' }))
    focus(5, 4)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await user.click(screen.getByRole('button', { name: 'Delete row' }))
    expect(draft.isDeleted(below)).toBe(true)
  })

  it('leaves the focus on the button of a filter, and begins at its first row', async () => {
    const { user } = await open()
    focus(2, 2)
    press('ArrowDown')
    press('ArrowDown')
    await user.click(screen.getByRole('button', { name: 'With errors 3' }))
    expect(document.activeElement?.textContent).toContain('With errors')
    expect(grid().querySelector('[tabindex="0"]')?.closest('[aria-rowindex]')?.ariaRowIndex).toBe(
      '2',
    )
  })

  it.each([
    ['faulty', LINES, '4'],
    ['deleted', LINES, '6'],
  ] as const)(
    'begins with the %s rows, or with all where there are none',
    async (rows, lines, count) => {
      renderInBank(<MendedGrid from={aDraft(lines)} rows={rows} onDraft={keep} />)
      await screen.findByRole('group', { name: 'Show' })
      expect(grid().getAttribute('aria-rowcount')).toBe(count)
    },
  )

  it('draws only the rows in sight of very many, and listens to nothing once it is gone', async () => {
    const added = vi.spyOn(EventTarget.prototype, 'addEventListener')
    const removed = vi.spyOn(EventTarget.prototype, 'removeEventListener')
    const of = ({ mock }: typeof added | typeof removed) =>
      mock.calls.filter(([type], call) => type === 'scroll' && mock.contexts[call] === scroller)
        .length
    const lines = Array.from({ length: 3000 }, (_, row) => `r${String(row)},a@x.example,5,`)
    const { unmount } = await open([HEADER, ...lines])
    const scroller: EventTarget = grid()
    await waitFor(() => expect(cellAt(20, 2)).toBeTruthy())
    expect(grid().querySelectorAll('[aria-rowindex]').length).toBeLessThan(60)
    focus(2, 2)
    press('End', { ctrlKey: true })
    expect(place()).toBe('3001:4')
    unmount()
    expect(of(added)).toBeGreaterThan(0)
    expect(of(removed)).toBe(of(added))
  })

  it('says that there is nothing to show', async () => {
    const { user } = await open([HEADER, 'a,ada@x.example,5,'])
    await user.click(screen.getByRole('button', { name: 'Delete row' }))
    expect(screen.getByText('The rows of your file will appear here.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Deleted 1' }))
    await user.click(screen.getByRole('button', { name: 'Restore row' }))
    expect(draft.ids('all')).toEqual(['a'])
  })
})

describe('the cards of a draft on a narrow page', () => {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 9))
  })

  async function openCards(lines = LINES) {
    draft = aDraft(lines)
    renderInBank(<MendedGrid from={draft} onDraft={keep} />)
    await screen.findByText(/1 of|No errors/)
    return userEvent.setup()
  }

  it('show one faulty row after the other, with a field for each faulty cell', async () => {
    const user = await openCards()
    expect(screen.getByText('1 of 3')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Line 2' })).toBeTruthy()
    expect(screen.getAllByRole('textbox')).toHaveLength(2)
    const email = screen.getByRole('textbox', { name: 'Recipient’s email' })
    expect(descriptionOf(email)).toMatch(/Enter the full email address/)
    await user.clear(email)
    await user.type(email, 'ada@x.example')
    await user.click(screen.getByRole('button', { name: 'Next error' }))
    expect(draft.cell('a', 'email')).toBe('ada@x.example')
    expect(screen.getByText('2 of 3')).toBeTruthy()
    expect(screen.getByText(/This row has 5 cells/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Delete row' }))
    expect(draft.isDeleted('c')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Previous error' }))
    expect(screen.getByText('1 of 3')).toBeTruthy()
  })

  it('begin with other rows if those are asked for, with all their fields', async () => {
    renderInBank(<MendedGrid from={aDraft(LINES)} rows="duplicate" onDraft={keep} />)
    expect(await screen.findByText('1 of 2')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Line 3' })).toBeTruthy()
    for (const name of ['Recipient’s email', 'Amount', 'Message'])
      expect(screen.getByRole('textbox', { name })).toBeTruthy()
    expect(screen.queryByText('Corrected')).toBeNull()
  })

  it('go on with what is left after the last', async () => {
    const user = await openCards([HEADER, 'a,x,5,'])
    const email = screen.getByRole('textbox')
    await user.type(email, '@y.example')
    await user.tab()
    expect(screen.getByText('Corrected')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next error' }))
    expect(screen.getByText('All rows have been filled in correctly.')).toBeTruthy()
  })
})
