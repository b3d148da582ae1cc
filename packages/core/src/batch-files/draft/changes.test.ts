import { describe, expect, it } from 'vitest'
import type { BatchDraft } from './batch-draft.ts'
import { filledDown, found, mended, pasted, replaced } from './changes.ts'
import { draftOf, EFT } from './drafts.fixture.ts'

const HEADER = 'rowId,email,amount,note'
const LINES = [
  HEADER,
  'a,ada@x.example,5,Rent May',
  'b,bo@x,x,rent',
  'c,ada@x.example,5.00,rent may',
  'd,di@x.example,7,',
]
const start = () => draftOf(LINES)

const column = (draft: BatchDraft, name: string) => draft.ids('all').map(id => draft.cell(id, name))

describe('one step', () => {
  it('pastes a block, and adds the rows it has more', () => {
    const texts = [['1', 'x', 'left out'], ['2'], ['3', 'y']]
    const draft = start().change(pasted(texts, { rowIds: ['c', 'd'], columns: ['amount', 'note'] }))
    expect(column(draft, 'amount')).toEqual(['5', 'x', '1', '2', '3'])
    expect(column(draft, 'note')).toEqual(['Rent May', 'rent', 'x', '', 'y'])
    expect(draft.undo().counts).toEqual(start().counts)
  })

  it('fills a column down', () => {
    const draft = start()
    const filled = draft.change(filledDown(draft, 'note', ['b', 'c', 'd']))
    expect(column(filled, 'note')).toEqual(['Rent May', 'rent', 'rent', 'rent'])
  })

  it.each([
    ['rent', 'Lease', ['Lease May', 'Lease', 'Lease may', '']],
    ['', 'none', ['Rent May', 'rent', 'rent may', 'none']],
    ['.', 'x', ['Rent May', 'rent', 'rent may', '']],
    ['t', '$&', ['Ren$& May', 'ren$&', 'ren$& may', '']],
  ])('replaces %j by %j', (find, text, notes) => {
    const draft = start()
    const before = column(draft, 'note')
    expect(found(draft, { column: 'note', find })).toEqual(
      draft.ids('all').filter((_, row) => notes[row] !== before[row]),
    )
    expect(column(draft.change(replaced(draft, { column: 'note', find, text })), 'note')).toEqual(
      notes,
    )
  })

  it('mends all cells with the same fault', () => {
    const draft = draftOf([HEADER, 'a,ada@x.example,1 EUR x,', 'b,bo@x.example,,', 'c,c@x.co,,'])
    const change = mended(draft, { column: 'amount', reason: 'missing', mend: () => '5' })
    expect(column(draft.change(change), 'amount')).toEqual(['1 EUR x', '5', '5'])
  })

  it('mends letters by their plain spelling', () => {
    const iban = 'DE89370400440532013000'
    const draft = draftOf(
      [
        'rowId,payeeName,countryCode,currency,amount,note,iban',
        `a,Søren,DE,EUR,5,,${iban}`,
        `b,Ada,DE,EUR,5,ключ,${iban}`,
      ],
      EFT,
    )
    const change = mended(draft, { column: 'payeeName', reason: 'letters' })
    expect(change.cells).toHaveLength(1)
    expect(draft.change(change).ids('faulty')).toEqual(['b'])
  })
})
