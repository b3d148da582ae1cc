import { describe, expect, it } from 'vitest'
import {
  CALLS,
  HIDDEN,
  marked,
  named,
  REFUSED,
  staffMarksAt,
} from '../../../tests/staff-marks-at.ts'
import { testSandbox } from '../../../tests/test-sandbox.ts'

const marks = staffMarksAt(testSandbox())

describe('the mark of a call', () => {
  it.each(named(REFUSED))(
    'keeps staff from %s, and nothing comes of it (ADMIN-002, ADMIN-006)',
    (_, call) => expect(marks.keepsOut(call)).resolves.toBeUndefined(),
  )

  it.each(named(HIDDEN))(
    'shows nothing of the customer who is not told of it: %s (GAP-70)',
    (_, call) => expect(marks.showsNothingOfCustomer(call)).resolves.toBeUndefined(),
  )

  it.each(named(marked('sees')))('lets staff call %s', (_, call) =>
    expect(marks.letsIn(call)).resolves.toBeUndefined(),
  )
})

describe('a call that reads', () => {
  it.each(named(CALLS.filter(({ effect }) => effect === 'read')))(
    'writes nothing, asked by staff or by the customer: %s',
    (_, call) => expect(marks.writesNothing(call)).resolves.toBeUndefined(),
  )
})
