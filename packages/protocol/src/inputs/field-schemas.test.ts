import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { fieldFaults, requestedFields, textsOf, type Answer, type Field } from '../fields/index.ts'
import { changeSchemasOf, schemasOf } from './field-schemas.ts'

const CHOICES = ['a', 'b'] as const
const SHORT: Field = { kind: 'text', most: 3 }
const LONG: Field = { kind: 'text', most: 5, isLong: true }
const EMAIL: Field = { kind: 'email' }
const AMOUNT: Field = { kind: 'amount' }
const DAY: Field = { kind: 'day' }
const BIRTH: Field = { kind: 'day', isPast: true, age: 18 }
const CHOICE: Field = { kind: 'choice', from: CHOICES }
const SOME: Field = { kind: 'choices', from: CHOICES }
const ALL: Field = { kind: 'choices', from: CHOICES, all: true }
const TICK: Field = { kind: 'tick' }

const today = '2028-02-29'

describe('fieldFaults', () => {
  it.each<[Field, Answer | undefined, string | undefined]>([
    [SHORT, undefined, 'missing'],
    [SHORT, '', 'missing'],
    [SHORT, '  ', 'missing'],
    [SHORT, 'abc', undefined],
    [SHORT, 'abcd', 'too_long'],
    [{ ...SHORT, isOptional: true }, '', undefined],
    [{ ...SHORT, isOptional: true }, 'abcd', 'too_long'],
    [EMAIL, '', 'missing'],
    [EMAIL, 'ada@', 'not_an_address'],
    [EMAIL, ' Ada <ada@example.com>', undefined],
    [AMOUNT, '0.00', 'not_an_amount'],
    [AMOUNT, '-1', 'not_an_amount'],
    [AMOUNT, '1,5', 'not_an_amount'],
    [AMOUNT, '0.01', undefined],
    [DAY, '2027-02-29', 'not_a_day'],
    [DAY, '1899-12-31', 'not_a_day'],
    [DAY, '1900-01-01', undefined],
    [DAY, '20280-01-01', 'not_a_day'],
    [DAY, '2999-01-01', undefined],
    [{ kind: 'day', isPast: true }, '2028-02-29', undefined],
    [{ kind: 'day', isPast: true }, '2028-03-01', 'in_future'],
    [BIRTH, '2028-03-01', 'in_future'],
    [BIRTH, '2010-03-01', 'too_young'],
    [BIRTH, '2010-02-28', undefined],
    [{ kind: 'day', age: 1 }, '2027-02-28', undefined],
    [CHOICE, '', 'missing'],
    [CHOICE, 'b', undefined],
    [CHOICE, 'c', 'unknown_choice'],
    [{ kind: 'choice', from: 'letters' }, 'c', undefined],
    [SOME, [], 'missing'],
    [SOME, ['b'], undefined],
    [SOME, ['b', 'c'], 'unknown_choice'],
    [ALL, ['b'], 'not_all'],
    [ALL, ['a', 'b'], undefined],
    [TICK, false, 'missing'],
    [TICK, true, undefined],
    [TICK, 'yes', undefined],
    [TICK, 'no', 'missing'],
    [{ kind: 'tick', isOptional: true }, false, undefined],
  ])('of %j for %j is %s', (field, answer, fault) => {
    const faults = fieldFaults({ it: field }, { it: answer }, { today })
    expect(faults).toEqual(fault === undefined ? [] : [{ field: 'it', fault }])
  })

  it('counts back the years of somebody born on a leap day', () => {
    const age = (on: string) => fieldFaults({ it: BIRTH }, { it: '2008-02-29' }, { today: on })
    expect(age('2026-02-28')).toEqual([{ field: 'it', fault: 'too_young' }])
    expect(age('2026-03-01')).toEqual([])
    const grown = fieldFaults({ it: BIRTH }, { it: '2008-03-01' }, { today: '2026-03-01' })
    expect(grown).toEqual([])
  })

  it('come in the order of the fields, and none of those that do not apply', () => {
    const fields = {
      first: SHORT,
      second: { ...SHORT, when: ({ first }: { first?: unknown }) => first === 'x' },
      third: SHORT,
    }
    const of = (answers: Record<string, string>) =>
      fieldFaults(fields, answers, { today }).map(({ field }) => field)
    expect(of({})).toEqual(['first', 'third'])
    expect(of({ first: 'x' })).toEqual(['second', 'third'])
    expect(requestedFields(fields, {}).map(([name]) => name)).toEqual(['first', 'third'])
  })

  it('knows the choices of a list, and the secrets that the bank has', () => {
    const field = { kind: 'choice', from: 'letters' } as const
    const choicesOf = (name: string, of: Field) =>
      name === 'it' && 'from' in of && of.from === 'letters' ? ['x'] : undefined
    const context = { today, choicesOf, withheld: ['secret'] }
    expect(
      fieldFaults({ it: field, secret: SHORT, other: field }, { it: 'y', other: 'y' }, context),
    ).toEqual([{ field: 'it', fault: 'unknown_choice' }])
  })
})

describe('textsOf', () => {
  it.each<[Answer | undefined, string[]]>([
    ['a', ['a']],
    [' ', []],
    [
      ['a', '', 'b'],
      ['a', 'b'],
    ],
    [true, []],
    [undefined, []],
  ])('of %j is %j', (answer, texts) => {
    expect(textsOf(answer)).toEqual(texts)
  })
})

describe('schemasOf', () => {
  const takes = (field: Field, value: unknown) => {
    const read = z.safeParse(z.object(schemasOf({ it: field })), { it: value })
    return read.success ? read.data.it : read.error.issues[0]?.code
  }

  it.each<[Field, unknown, unknown]>([
    [SHORT, ' abc ', 'abc'],
    [SHORT, 'abcd', 'too_big'],
    [SHORT, ' ', 'too_small'],
    [SHORT, 'a\nb', 'invalid_format'],
    [LONG, 'a\nb', 'a\nb'],
    [LONG, 'a\u202Eb', 'invalid_format'],
    [EMAIL, 'Ada <ada@example.com>', 'ada@example.com'],
    [EMAIL, 'ada', 'custom'],
    [AMOUNT, '0', 'invalid_format'],
    [AMOUNT, '0.50', '0.50'],
    [DAY, '2027-02-29', 'custom'],
    [CHOICE, 'b', 'b'],
    [CHOICE, 'c', 'invalid_value'],
    [{ kind: 'choice', from: 'letters' }, 'c', 'c'],
    [{ kind: 'choice', from: 'letters' }, 'c'.repeat(61), 'too_big'],
    [SOME, ['b'], ['b']],
    [SOME, ['c'], 'invalid_value'],
    [SOME, Array.from({ length: 61 }, () => 'a'), 'too_big'],
    [TICK, true, true],
    [TICK, 'yes', 'invalid_type'],
    [SHORT, undefined, 'invalid_type'],
    [{ ...SHORT, isOptional: true }, undefined, undefined],
    [{ ...SHORT, isOptional: true }, '', ''],
  ])('for %j makes %j %j', (field, value, result) => {
    expect(takes(field, value)).toEqual(result)
  })

  it('let a change leave out any field', () => {
    const schema = z.object(
      changeSchemasOf({ name: { kind: 'text', most: 3 }, on: { kind: 'tick' } }),
    )
    expect(z.parse(schema, {})).toEqual({})
    expect(z.parse(schema, { name: '', on: false })).toEqual({ name: '', on: false })
    expect(z.safeParse(schema, { name: 'abcd' }).success).toBe(false)
  })
})
