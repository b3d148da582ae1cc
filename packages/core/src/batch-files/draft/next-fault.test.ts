import { describe, expect, it } from 'vitest'
import { draftOf } from './drafts.fixture.ts'
import { nextFault, previousFault } from './next-fault.ts'

const HEADER = 'rowId,email,amount,note'

describe('the next fault', () => {
  it('is found cell by cell, and again from the top', () => {
    const draft = draftOf([
      HEADER,
      'a,x,y,',
      'b,bo@x.example,5,',
      'c,c@x.co,z,,more',
      'd,d@x.co,1,',
    ])
    const found = [nextFault(draft)]
    for (let step = 0; step < 4; step += 1) found.push(nextFault(draft, found.at(-1)))
    expect(found).toEqual([
      { rowId: 'a', column: 'email' },
      { rowId: 'a', column: 'amount' },
      { rowId: 'c', column: undefined },
      { rowId: 'c', column: 'amount' },
      { rowId: 'a', column: 'email' },
    ])
    expect(nextFault(draft, { rowId: 'b', column: 'note' })).toEqual(found[2])
  })

  it('is found backwards, and again from the end', () => {
    const draft = draftOf([HEADER, 'a,x,y,', 'b,bo@x.example,5,', 'c,c@x.co,z,,more'])
    const found = [previousFault(draft)]
    for (let step = 0; step < 4; step += 1) found.push(previousFault(draft, found.at(-1)))
    expect(found).toEqual([
      { rowId: 'c', column: 'amount' },
      { rowId: 'c', column: undefined },
      { rowId: 'a', column: 'amount' },
      { rowId: 'a', column: 'email' },
      { rowId: 'c', column: 'amount' },
    ])
    expect(previousFault(draft, { rowId: 'b', column: 'note' })).toEqual(found[2])
  })

  it('is the same one if there is no other, and none if there is none', () => {
    const only = { rowId: 'b', column: 'amount' }
    const draft = draftOf([HEADER, 'a,ada@x.example,5,', 'b,bo@x.example,x,'])
    expect(nextFault(draft, only)).toEqual(only)
    expect(nextFault(draft.change({ deletes: ['b'] }))).toBeUndefined()
  })
})
