import { describe, expect, it, vi } from 'vitest'
import { BatchDraft } from './batch-draft.ts'
import { checkedFile, draftOf, EFT, P2P } from './drafts.fixture.ts'

const HEADER = 'rowId,email,amount,note'
const LINES = [
  HEADER,
  'a,ada@x.example,5,Rent May',
  'b,bo@x,x,rent',
  'c,ada@x.example,5.00,rent may',
  'd,di@x.example,7,',
]
const start = () => draftOf(LINES)

const UNSEEN = { newPayee: 0, closeMatch: 0, noMatch: 0, unknown: 0, otherAccount: 0 }

describe('the rows of a draft', () => {
  it('have the ids of the file, or new ones where none or a used one is given', () => {
    const long = 'x'.repeat(40)
    const ids = ['a', '', 'a', long, 'b'].map(id => `${id},ada@x.example,5,`)
    expect(draftOf([HEADER, ...ids]).ids('all')).toEqual(['a', '1', '2', '3', 'b'])
  })

  it('are found by filters, with their counts and sums', () => {
    const draft = start()
    expect(draft.counts).toEqual({
      all: 4,
      faulty: 1,
      duplicate: 2,
      changed: 0,
      ...UNSEEN,
      deleted: 0,
    })
    expect(draft.ids('faulty')).toEqual(['b'])
    expect(draft.ids('duplicate')).toEqual(['a', 'c'])
    expect(draft.duplicatesOf('c')).toEqual(['a'])
    expect(draft.totals).toEqual([{ currencyCode: 'EUR', amount: '17.00', rows: 3 }])
  })

  it('are checked again when they are edited', () => {
    const draft = start().change({
      cells: [
        { rowId: 'b', column: 'email', text: 'bo@x.example' },
        { rowId: 'b', column: 'amount', text: '2.5' },
        { rowId: 'c', column: 'amount', text: '5.01' },
      ],
    })
    expect(draft.counts).toEqual({
      all: 4,
      faulty: 0,
      duplicate: 0,
      changed: 2,
      ...UNSEEN,
      deleted: 0,
    })
    expect(draft.ids('changed')).toEqual(['b', 'c'])
    expect(draft.faults('b').cells).toEqual({})
    expect(draft.totals).toEqual([{ currencyCode: 'EUR', amount: '19.51', rows: 4 }])
  })

  it('move their amounts to other sums with their currencies', () => {
    const header = 'rowId,payeeName,countryCode,currency,amount,iban'
    const draft = draftOf([header, 'a,Ada,DE,EUR,5,DE89370400440532013000'], EFT)
    const edits = ['countryCode', 'currency'].map((name, at) => {
      return { rowId: 'a', column: name, text: ['SA', 'SAR'][at] ?? '' }
    })
    expect(draft.change({ cells: edits.slice(1) }).totals).toEqual([])
    expect(draft.change({ cells: edits }).totals).toEqual([
      { currencyCode: 'SAR', amount: '5.00', rows: 1 },
    ])
  })

  it('are deleted and restored', () => {
    const deleted = start().change({ deletes: ['b', 'c'] })
    expect(deleted.counts).toEqual({
      all: 2,
      faulty: 0,
      duplicate: 0,
      changed: 0,
      ...UNSEEN,
      deleted: 2,
    })
    expect([deleted.ids('all'), deleted.ids('deleted')]).toEqual([
      ['a', 'd'],
      ['b', 'c'],
    ])
    const restored = deleted.change({ restores: ['c'] })
    expect(restored.ids('duplicate')).toEqual(['a', 'c'])
    expect(restored.totals).toEqual([{ currencyCode: 'EUR', amount: '17.00', rows: 3 }])
  })

  it('are added behind the others', () => {
    const draft = start().change({ adds: [{ email: 'di@x.example', amount: '7' }, {}] })
    expect(draft.ids('all')).toEqual(['a', 'b', 'c', 'd', '1', '2'])
    expect(draft.duplicatesOf('1')).toEqual(['d'])
    expect(Object.keys(draft.faults('2').cells)).toEqual(['email', 'amount'])
    expect(draft.counts).toEqual({
      all: 6,
      faulty: 2,
      duplicate: 4,
      changed: 2,
      ...UNSEEN,
      deleted: 0,
    })
  })

  it('have the line of the file, unless they were added', () => {
    const draft = draftOf([HEADER, 'a,ada@x.example,5,"Rent', 'May"', 'b,bo@x.example,5,'])
    const added = draft.change({ adds: [{ note: 'x' }] })
    expect(['a', 'b', '1', 'z'].map(id => added.line(id))).toEqual([2, 4, undefined, undefined])
  })

  it('stay in drafts that were there before an edit', () => {
    const before = start()
    const [one, other] = ['one', 'other'].map(text =>
      before.change({ adds: [{ note: text }], cells: [{ rowId: 'a', column: 'note', text }] }),
    )
    expect([before, one, other].map(draft => draft?.cell('a', 'note'))).toEqual([
      'Rent May',
      'one',
      'other',
    ])
    expect([one?.ids('all').at(-1), other?.ids('all').at(-1)]).toEqual(['1', '2'])
    expect(one?.change({ restores: ['2'], deletes: ['2'] })).toBe(one)
  })

  it('are the same if the draft is started in slices, between which others have their turn', async () => {
    const lines = Array.from({ length: 5000 }, (_, row) => `${String(row % 9)},ada@x.example,5,`)
    const content = new TextEncoder().encode([HEADER, ...lines].join('\n'))
    const source = () => {
      let ids = 0
      return { ...checkedFile(content, P2P), newId: () => `n${String((ids += 1))}` }
    }
    const other = vi.fn<() => void>()
    setImmediate(other)
    const draft = await BatchDraft.inSlices(source())
    expect(other).toHaveBeenCalledOnce()
    const atOnce = BatchDraft.of(source())
    expect(draft.ids('all')).toEqual(atOnce.ids('all'))
    expect([draft.counts, draft.totals]).toEqual([atOnce.counts, atOnce.totals])
  })

  it('are read one by one, however many there are', () => {
    const lines = Array.from({ length: 5000 }, (_, row) => `r${String(row)},ada@x.example,5,`)
    const content = new TextEncoder().encode([HEADER, ...lines].join('\n'))
    const { checker, finder } = checkedFile(content, P2P)
    const text = vi.spyOn(checker, 'text')
    const draft = BatchDraft.of({ checker, finder, newId: () => 'new' })
    text.mockClear()
    const edited = draft.change({ cells: [{ rowId: 'r4999', column: 'amount', text: '6' }] })
    expect(edited.undo().totals).toEqual(draft.totals)
    expect(edited.totals).toEqual([{ currencyCode: 'EUR', amount: '25001.00', rows: 5000 }])
    expect(text.mock.calls.length).toBeLessThan(100)
  })

  it.each([
    ['the same text', { cells: [{ rowId: 'd', column: 'amount', text: '7' }] }],
    ['an unknown row', { cells: [{ rowId: 'z', column: 'amount', text: '8' }], deletes: ['z'] }],
    ['an unknown column', { cells: [{ rowId: 'a', column: 'iban', text: '8' }] }],
    ['a row restored that is there', { restores: ['a'] }],
  ])('make no step of %s', (_what, change) => {
    const draft = start()
    expect(draft.change(change)).toBe(draft)
  })

  it('never keep the number of a card', () => {
    const draft = start().change({
      cells: [{ rowId: 'a', column: 'note', text: 'from 4111111111111111' }],
    })
    expect(draft.cell('a', 'note')).toBe('from ************1111')
    expect(draft.faults('a').cells).toEqual({ note: { reason: 'cardNumber' } })
    expect(JSON.stringify(draft.send().sent)).not.toContain('4111111111111111')
  })

  it('may be rid of a faulty id, which is only in the file', () => {
    const long = 'x'.repeat(40)
    const draft = draftOf([HEADER, `${long},ada@x.example,5,`])
    expect(draft.faults('1').cells).toEqual({ rowId: { reason: 'tooLong', most: 36, typed: 40 } })
    const mend = draft.change({ cells: [{ rowId: '1', column: 'rowId', text: '' }] })
    expect([mend.counts.faulty, mend.pending]).toEqual([0, 0])
    const cells = { email: 'ada@x.example', amount: '6', note: '' }
    const rebased = mend.rebase([{ rowId: '1', cells, position: 0, isDeleted: false }])
    expect([rebased.counts.faulty, rebased.cell('1', 'amount')]).toEqual([0, '6'])
  })

  it('lose the fault of the whole row once a cell is changed', () => {
    const draft = draftOf([HEADER, 'a,ada@x.example,5,Rent,more'])
    expect(draft.faults('a').row).toMatchObject({ reason: 'tooManyCells' })
    const changed = draft.change({ cells: [{ rowId: 'a', column: 'note', text: 'Rent, more' }] })
    expect([changed.counts.faulty, changed.faults('a').row]).toEqual([0, undefined])
    expect(changed.undo().counts.faulty).toBe(1)
  })
})

describe('the part for the bank', () => {
  it('has the changed cells, and no more edits than may be sent at once', () => {
    const draft = start().change({
      cells: [{ rowId: 'd', column: 'amount', text: '8' }],
      adds: [{ email: 'new@x.example', amount: '' }],
      deletes: ['a'],
    })
    expect(draft.send().sent).toEqual({
      adds: [{ rowId: '1', cells: { email: 'new@x.example' } }],
      updates: [{ rowId: 'd', cells: { amount: '8' } }],
      deletes: ['a'],
      restores: [],
    })
    const two = draft.send(2)
    expect([two.sent?.deletes, two.sent?.updates.length, two.sent?.adds]).toEqual([['a'], 1, []])
    expect(two.send().sent).toBe(two.sent)
    expect([draft.pending, two.acknowledge().pending]).toEqual([3, 1])
  })

  it('is empty after an undo of what was never sent', () => {
    const draft = start().change({ adds: [{ note: 'x' }], deletes: ['a'] })
    expect([draft.undo().pending, draft.undo().send().sent]).toEqual([0, undefined])
  })

  it('takes back what was sent, if that is undone meanwhile', () => {
    const sent = start()
      .change({ cells: [{ rowId: 'd', column: 'amount', text: '8' }], adds: [{ note: 'x' }] })
      .send()
    const undone = sent.undo().acknowledge()
    expect(undone.ids('deleted')).toEqual(['1'])
    expect(undone.send().sent).toEqual({
      adds: [],
      updates: [{ rowId: 'd', cells: { amount: '7' } }],
      deletes: ['1'],
      restores: [],
    })
  })

  it('keeps an undo of what was sent, if no answer came and the bank has it', () => {
    const undone = start()
      .change({ cells: [{ rowId: 'd', column: 'note', text: 'x' }] })
      .send()
      .undo()
    const cells = { email: 'di@x.example', amount: '7', note: 'x' }
    const rebased = undone.rebase([{ rowId: 'd', cells, position: 3, isDeleted: false }])
    expect([rebased.cell('d', 'note'), rebased.pending]).toEqual(['', 1])
  })
})

describe('rows that another tab has changed', () => {
  const cells = { email: 'ada@x.example', amount: '9', note: 'theirs' }
  const theirs = { rowId: 'a', cells, position: 0, isDeleted: false }

  it('are taken over, but for cells with an own edit', () => {
    const draft = start()
      .change({ cells: [{ rowId: 'a', column: 'note', text: 'mine' }] })
      .rebase([theirs])
    expect([draft.cell('a', 'amount'), draft.cell('a', 'note')]).toEqual(['9', 'mine'])
    expect(draft.send().sent?.updates).toEqual([{ rowId: 'a', cells: { note: 'mine' } }])
    expect(draft.totals).toEqual([{ currencyCode: 'EUR', amount: '21.00', rows: 3 }])
  })

  it.each([
    ['deleted', start().change({ deletes: ['a'] })],
    [
      'deleted and sent',
      start()
        .change({ deletes: ['a'] })
        .send(),
    ],
    [
      'deleted, sent and restored',
      start()
        .change({ deletes: ['a'] })
        .send()
        .undo(),
    ],
  ])('keep what was %s here', (_what, draft) => {
    const known = [false, true].map(isDeleted => draft.rebase([{ ...theirs, isDeleted }]))
    const wasDeleted = draft.isDeleted('a')
    expect(known.map(each => each.isDeleted('a'))).toEqual([wasDeleted, wasDeleted])
    expect(known.map(each => each.pending)).toEqual(wasDeleted ? [1, 0] : [0, 1])
  })

  it('are deleted and restored by it', () => {
    const deleted = start().rebase([{ ...theirs, isDeleted: true }])
    expect([deleted.ids('deleted'), deleted.pending]).toEqual([['a'], 0])
    expect(deleted.rebase([theirs]).ids('deleted')).toEqual([])
  })

  it('are not undone with own steps', () => {
    const draft = start()
      .change({ cells: [{ rowId: 'a', column: 'note', text: 'mine' }] })
      .send()
      .acknowledge()
      .rebase([theirs])
    expect(draft.undo().cell('a', 'note')).toBe('theirs')
  })

  it('may be new ones, in the order of the bank', () => {
    const draft = start()
      .change({ adds: [{ note: 'mine' }] })
      .rebase([{ ...theirs, rowId: 'f', position: 5 }])
    expect(draft.ids('all').slice(4)).toEqual(['f', '1'])
    const mine = { rowId: '1', cells: { note: 'mine' }, position: 4, isDeleted: false }
    const known = draft.send().acknowledge([mine])
    expect(known.ids('all').slice(4)).toEqual(['1', 'f'])
    const edited = known.change({ cells: [{ rowId: '1', column: 'note', text: 'x' }] })
    expect(edited.send().acknowledge().ids('all').slice(4)).toEqual(['1', 'f'])
  })
})
