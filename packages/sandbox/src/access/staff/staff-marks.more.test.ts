import { describe, expect, it } from 'vitest'
import { CALLS, HIDDEN, marked, REFUSED, staffMarksAt } from '../../../tests/staff-marks-at.ts'
import { testSandbox } from '../../../tests/test-sandbox.ts'
import { callId } from '../call-id.ts'

const marks = staffMarksAt(testSandbox())

describe('the mark of a call', () => {
  it.each(REFUSED.map(call => [callId(call), call] as const))(
    'keeps staff from %s, and nothing comes of it (ADMIN-002, ADMIN-006)',
    (_, call) => expect(marks.keepsOut(call)).resolves.toBeUndefined(),
  )

  it.each(HIDDEN.map(call => [callId(call), call] as const))(
    'shows nothing of the customer who is not told of it: %s (GAP-70)',
    (_, call) => expect(marks.showsNothingOfCustomer(call)).resolves.toBeUndefined(),
  )

  it.each(marked('sees').map(call => [callId(call), call] as const))(
    'lets staff call %s',
    (_, call) => expect(marks.letsIn(call)).resolves.toBeUndefined(),
  )
})

describe('a call that reads', () => {
  it.each(
    CALLS.filter(({ effect }) => effect === 'read').map(call => [callId(call), call] as const),
  )('writes nothing, asked by staff or by the customer: %s', (_, call) =>
    expect(marks.writesNothing(call)).resolves.toBeUndefined(),
  )
})
