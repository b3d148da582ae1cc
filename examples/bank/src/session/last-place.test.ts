import { beforeEach, describe, expect, it } from 'vitest'
import { endVisit, keepPlace, placeFor, startAfresh } from './last-place.ts'
import { recall, remember } from './session-memory.ts'

const PLACE = '/transfer/invoices?id=i-1'

/** Ends Ada's session on a screen. */
function endAt(path: string | undefined) {
  endVisit('ada')
  keepPlace(path)
}

describe('the place that a session has ended on', () => {
  beforeEach(() => remember('endedAt', undefined))

  it.each([PLACE, undefined])('is for its user, who comes back with %s in the address', wanted => {
    endAt(PLACE)
    expect(placeFor('ada', wanted)).toBe(PLACE)
  })

  it.each([PLACE, undefined])('is for nobody else, who comes with %s in the address', wanted => {
    endAt(PLACE)
    expect(placeFor('ben', wanted)).toBeUndefined()
    expect(recall('endedAt')).toBeUndefined()
  })

  it.each(['ada', 'ben'])('gives way to what %s wants to see instead', userId => {
    endAt(PLACE)
    expect(placeFor(userId, '/invoice/secret')).toBe('/invoice/secret')
  })

  it('leads there once', () => {
    endAt(PLACE)
    placeFor('ada', undefined)
    expect(placeFor('ada', undefined)).toBeUndefined()
  })

  it('is not kept of who leaves on purpose, and is of the next', () => {
    startAfresh()
    endAt(PLACE)
    expect(placeFor('ada', undefined)).toBeUndefined()
    endAt(PLACE)
    expect(placeFor('ada', undefined)).toBe(PLACE)
  })

  it('is none where nobody was signed in, or at home', () => {
    keepPlace(PLACE)
    expect(placeFor('ada', undefined)).toBeUndefined()
    endAt(undefined)
    expect(placeFor('ada', undefined)).toBeUndefined()
  })

  it('is that of the end: what is looked at afterwards is not', () => {
    endAt(PLACE)
    keepPlace('/history')
    expect(placeFor('ada', undefined)).toBe(PLACE)
  })
})
