import { describe, expect, it } from 'vitest'
import {
  atLeast,
  atMost,
  converted,
  decoder,
  list,
  lists,
  number,
  object,
  optional,
  type Step,
  string,
  unknown,
  word,
} from './index.ts'

const INVALID = 'Invalid input'
const size = word(converted(string, number, { decode: Number, encode: String }), {
  1: 'small',
  2: 'large',
})

describe('a long list', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ size: at % 2 ? '1' : '2' }))
  const row = object({ size })
  const answer = object({
    total: number,
    page: object({ rows: converted(optional(unknown), list(row), lists) }),
    few: list(row, atMost(9)),
  })

  /** Reads a value in slices and counts the pauses. */
  async function sliced(step: Step, given: unknown) {
    let pauses = 0
    const pause = async () => void (pauses += 1)
    return [await decoder(step).decodeInSlices(given, pause), pauses]
  }

  it.each([
    [499, 0],
    [500, 5],
    [501, 6],
  ])('of %i items is read with %i pauses', async (count, pauses) => {
    const given = { total: 1, page: { rows: rows(count) }, few: rows(2), strange: 1 }
    expect(await sliced(answer, given)).toEqual([decoder(answer).decode(given), pauses])
    expect(await sliced(list(row), rows(count))).toEqual([
      decoder(list(row)).decode(rows(count)),
      pauses,
    ])
    expect(await sliced(list(row, atLeast(1)), rows(count))).toEqual([
      decoder(list(row)).decode(rows(count)),
      0,
    ])
  })

  it('ends at the first fault, and names all', async () => {
    const page = { rows: [...rows(300), {}, ...rows(300), { size: 'x' }] }
    const faults = [300, 601].map(at => ({ path: ['page', 'rows', at, 'size'], message: INVALID }))
    expect(await sliced(answer, { total: 1, page, few: [] })).toEqual([{ faults }, 4])
    const total = { path: ['total'], message: INVALID }
    expect(await sliced(answer, { page, few: [] })).toEqual([{ faults: [total, ...faults] }, 0])
  })
})
