import { describe, expect, it } from 'vitest'
import { draftOf } from './drafts.fixture.ts'

const LINES = ['rowId,email,amount,note', 'a,ada@x.example,5,Rent', 'b,bo@x.example,6,', 'c,x,7,']
const start = () => draftOf(LINES)

const preview = (amount: string, isNewPayee: boolean) => ({
  price: { amount, fee: '0.25' },
  isNewPayee,
})

const A = { rowId: 'a', position: 1, isDeleted: false }
const A_CELLS = { email: 'ada@x.example', amount: '5', note: 'Rent' }
const B = {
  rowId: 'b',
  position: 2,
  isDeleted: false,
  cells: { email: 'bo@x.example', amount: '6' },
  preview: preview('6.00', true),
}
const previewed = () =>
  start().takePreviews([{ ...A, cells: A_CELLS, preview: preview('5.00', false) }, B])

describe('the previews of the bank', () => {
  it('are shown for the rows that it has as they are here', () => {
    expect([start().hasPreviews, start().preview('b')]).toEqual([false, undefined])
    const draft = previewed()
    expect([draft.hasPreviews, draft.counts.newPayee]).toEqual([true, 1])
    expect(draft.preview('a')?.price?.amount).toBe('5.00')
    expect([draft.preview('c'), draft.ids('newPayee')]).toEqual([undefined, ['b']])
  })

  it('aren’t taken for rows with other texts here, or unknown ones', () => {
    const other = { ...B, cells: { ...B.cells, amount: '9' } }
    const draft = start().takePreviews([other, { ...B, rowId: 'z' }])
    expect([draft.hasPreviews, draft.ids('all').length]).toEqual([false, 3])
  })

  it('are gone while a row is edited or deleted, and back after an undo', () => {
    const edited = previewed().change({ cells: [{ rowId: 'b', column: 'amount', text: '8' }] })
    expect([edited.preview('b'), edited.isUnsent('b')]).toEqual([undefined, true])
    expect([edited.counts.newPayee, edited.ids('newPayee')]).toEqual([0, []])
    expect([edited.undo().preview('b'), edited.undo().counts.newPayee]).toEqual([B.preview, 1])
    const deleted = previewed().change({ deletes: ['b'] })
    expect([deleted.counts.newPayee, deleted.ids('newPayee')]).toEqual([0, []])
  })

  it('follow the rows that the bank returns for an edit', () => {
    const sent = previewed()
      .change({ cells: [{ rowId: 'b', column: 'amount', text: '8' }] })
      .send()
    expect(sent.acknowledge().preview('b')).toBeUndefined()
    const cells = { ...B.cells, amount: '8' }
    const answered = sent.acknowledge([{ ...B, cells, preview: preview('8.00', true) }])
    expect(answered.preview('b')?.price?.amount).toBe('8.00')
    expect([answered.counts.newPayee, answered.preview('a')?.isNewPayee]).toEqual([1, false])
    const faulty = answered.rebase([
      { ...B, cells: { email: 'bo', amount: '8' }, preview: undefined },
    ])
    expect([faulty.preview('b'), faulty.counts.newPayee]).toEqual([undefined, 0])
  })

  it.each([
    ['closeMatch', { nameCheck: { result: 'closeMatch', name: 'Ada Klein' } }],
    ['noMatch', { nameCheck: { result: 'noMatch' } }],
    ['unknown', { nameCheck: { result: 'unknown' } }],
    ['otherAccount', { formerAccount: { details: {}, paidAt: '2026-10-01T00:00:00.000Z' } }],
  ] as const)('are found by %s', (filter, doubt) => {
    const draft = start().takePreviews([{ ...B, preview: { ...B.preview, ...doubt } }])
    expect([draft.counts[filter], draft.ids(filter)]).toEqual([1, ['b']])
    const edited = draft.change({ cells: [{ rowId: 'b', column: 'amount', text: '8' }] })
    expect([edited.counts[filter], edited.ids(filter)]).toEqual([0, []])
  })
})
