import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { daySchema } from './days.ts'
import { instantSchema, oneOrMany, wireFlag, wireNumber, wireWord } from './wire-values.ts'

describe('wireNumber', () => {
  it.each([
    [12, 12],
    ['12', 12],
    ['-1.5', -1.5],
    [0, 0],
  ])('reads %o as %d (TRAP-12)', (wire, value) => {
    expect(z.decode(wireNumber(), wire)).toBe(value)
  })

  it.each(['', ' 12', '1e3', '0x1F', '12,5', 'NaN', null, true])('refuses %o', wire => {
    expect(z.safeDecode(wireNumber(), wire as never).success).toBe(false)
  })

  it('writes a number', () => {
    expect(z.encode(wireNumber(), 12)).toBe(12)
  })
})

describe('wireFlag', () => {
  it.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    ['0', false],
    [2, false],
    ['2', false],
    [-1, false],
  ])('reads %o as %s (ACCESS-015, TRAP-12)', (wire, value) => {
    expect(z.decode(wireFlag(), wire)).toBe(value)
  })

  it.each(['yes', '', null, 'true'])('refuses %o', wire => {
    expect(z.safeDecode(wireFlag(), wire as never).success).toBe(false)
  })

  it('writes a number', () => {
    expect([z.encode(wireFlag(), true), z.encode(wireFlag(), false)]).toEqual([1, 0])
  })
})

describe('a field of text', () => {
  const samples = ['00', '0012345678', '9007199254740993', '1.10', '0x1F', '+40721', '1e3', ' 7 ']

  it.each(samples)('keeps %o as it came (TRAP-12, API-009)', wire => {
    expect(z.decode(z.string(), wire)).toBe(wire)
  })
})

describe('wireWord', () => {
  const status = wireWord({ 2: 'active', 11: 'closed' })

  it('reads an id as its word, a text id too', () => {
    expect(z.decode(status, 2)).toBe('active')
    expect(z.decode(status, '11')).toBe('closed')
  })

  it('writes the id', () => {
    expect(z.encode(status, 'closed')).toBe(11)
  })

  it.each([3, '3', 'active', null])('refuses the unknown id %o', wire => {
    expect(z.safeDecode(status, wire as never).success).toBe(false)
  })

  it('refuses to write an unknown word', () => {
    expect(z.safeEncode(status, 'paused' as never).success).toBe(false)
  })
})

describe('oneOrMany', () => {
  const numbers = oneOrMany(z.object({ n: z.number() }))

  it.each([
    [undefined, []],
    [[], []],
    [{ n: 1 }, [{ n: 1 }]],
    [[{ n: 1 }], [{ n: 1 }]],
    [
      [{ n: 1 }, { n: 2 }],
      [{ n: 1 }, { n: 2 }],
    ],
  ])('reads %o as a list (TRAP-35)', (wire, list) => {
    expect(z.decode(numbers, wire)).toEqual(list)
  })

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ n: fc.integer() })), list => {
        expect(z.decode(numbers, z.encode(numbers, list))).toEqual(list)
      }),
    )
  })

  it('decodes and encodes its items', () => {
    const words = oneOrMany(wireWord({ 2: 'active' }))
    expect(z.decode(words, 2)).toEqual(['active'])
    expect(z.encode(words, ['active'])).toEqual([2])
  })
})

describe('instantSchema', () => {
  it.each(['2026-11-21T08:49:00Z', '2026-11-21T08:49:00.123Z', '2026-11-21T08:49:00.123456Z'])(
    'takes %s',
    instant => {
      expect(z.decode(instantSchema, instant)).toBe(instant)
    },
  )

  it.each([
    '2026-99-99T45:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T08:60:00Z',
    '2026-11-21T08:49:60Z',
    '2026-02-29T08:49:00Z',
    '2026-00-10T08:49:00Z',
    '0000-01-10T08:49:00Z',
    '2026-04-31T08:49:00.000Z',
  ])('refuses %s, which never was', instant => {
    expect(z.safeDecode(instantSchema, instant).success).toBe(false)
  })

  it('takes every moment there is, and nothing that no clock shows', () => {
    const years = { min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z') }
    fc.assert(
      fc.property(fc.date({ ...years, noInvalidDate: true }), date => {
        expect(z.safeDecode(instantSchema, date.toISOString()).success).toBe(true)
        expect(z.safeDecode(daySchema, date.toISOString().slice(0, 10)).success).toBe(true)
      }),
    )
    const number = fc.integer({ min: 0, max: 99 }).map(digits => String(digits).padStart(2, '0'))
    fc.assert(
      fc.property(number, number, number, (month, day, hour) => {
        const text = `2026-${month}-${day}T${hour}:00:00Z`
        const isReal = z.safeDecode(instantSchema, text).success
        const days = new Date(Date.UTC(2026, Number(month), 0)).getUTCDate()
        const isThere = inside(month, [1, 12]) && inside(day, [1, days]) && inside(hour, [0, 23])
        expect([text, isReal]).toEqual([text, isThere])
      }),
      { numRuns: 1000 },
    )
  })

  it.each(['2026-11-21', '2026-11-21T08:49:00', '2026-11-21T08:49:00+02:00', '1763714940'])(
    'refuses %s',
    instant => {
      expect(z.safeDecode(instantSchema, instant).success).toBe(false)
    },
  )
})

const inside = (digits: string, [from, to]: readonly [number, number]): boolean =>
  Number(digits) >= from && Number(digits) <= to

describe('daySchema', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29'])('takes %s', day => {
    expect(z.decode(daySchema, day)).toBe(day)
  })

  it.each([
    '2026-02-29',
    '2026-99-99',
    '2026-04-31',
    '1900-02-29',
    '0000-01-01',
    '2026-1-1',
    '',
    'today',
  ])('refuses %s', day => {
    expect(z.safeDecode(daySchema, day).success).toBe(false)
  })
})
