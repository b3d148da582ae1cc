import { describe, expect, it } from 'vitest'
import {
  atLeast,
  atMost,
  boolean,
  bytes,
  changed,
  checked,
  converted,
  decoder,
  flags,
  from,
  integer,
  list,
  lists,
  lowered,
  matching,
  number,
  numbers,
  object,
  oneOf,
  only,
  optional,
  record,
  recordOf,
  safe,
  type Step,
  strictObject,
  string,
  texts,
  trimmed,
  union,
  unknown,
  upTo,
  variants,
  where,
  word,
} from './index.ts'

const INVALID = 'Invalid input'

/** The value read, or the faults as `path: message`. */
function read(step: Step, given: unknown): unknown {
  const { value, faults } = decoder(step).decode(given)
  return faults
    ? faults.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
    : value
}

/** The same for what is sent. */
function sent(step: Step, given: unknown): unknown {
  const { value, faults } = decoder(step).encode(given)
  return faults
    ? faults.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
    : value
}

const wrong = [`: ${INVALID}`]
const wireNumber = converted(union(number, checked(string, matching(/^\d+$/))), number, numbers)
const size = word(wireNumber, { 1: 'small', 2: 'large' })

describe('a value', () => {
  it.each<[Step, unknown]>([
    [string, ''],
    [number, 0],
    [boolean, false],
    [unknown, undefined],
    [oneOf('a', 1), 1],
    [optional(string), undefined],
    [only(value => value === 'a'), 'a'],
    [bytes, new Uint8Array(1)],
  ])('is read as it is (%#)', (step, value) => {
    expect(read(step, value)).toBe(value)
    expect(sent(step, value)).toBe(value)
  })

  it.each<[Step, unknown]>([
    [string, 1],
    [number, '1'],
    [number, Number.NaN],
    [number, Infinity],
    [boolean, 1],
    [oneOf('a', 1), '1'],
    [optional(string), null],
    [only(value => value === 'a'), 'b'],
    [bytes, [1]],
    [object({}), []],
    [object({}), null],
    [list(string), {}],
    [record(string, string), new Map()],
    [record(string, string), []],
    [recordOf(['a'], string, false), 'a'],
    [variants('is', ['a', object({})]), 'a'],
  ])('is refused (%#)', (step, value) => {
    expect(read(step, value)).toEqual(wrong)
    expect(sent(step, value)).toEqual(wrong)
  })
})

describe('checks', () => {
  const text = checked(string, changed(trimmed), atLeast(2, 'short'), atMost(3, 'long'))

  it('see what changes before them have made', () => {
    expect(read(text, '  ab ')).toBe('ab')
    expect(sent(text, '  ab ')).toBe('ab')
    expect(read(text, ' a ')).toEqual([': short'])
    expect(sent(text, ' abcd ')).toEqual([': long'])
  })

  it('count a letter outside the basic plane once', () => {
    expect(read(text, '\u{1F600}')).toEqual([': short'])
    expect(read(text, '\u{1F600}'.repeat(3))).toBe('\u{1F600}'.repeat(3))
    expect(read(text, '\u{1F600}'.repeat(4))).toEqual([': long'])
  })

  it('are all made, unless the value is of another type', () => {
    const both = checked(
      string,
      matching(/a/, 'no a'),
      where(value => value === 'b', 'no b'),
    )
    expect(read(both, 'c')).toEqual([': no a', ': no b'])
    expect(sent(both, 'c')).toEqual([': no a', ': no b'])
    expect(read(both, 1)).toEqual(wrong)
  })

  it('of a length are made of anything with a length that is read', () => {
    expect(read(text, [1, 2, 3, 4])).toEqual([`: ${INVALID}`, ': long'])
    expect(sent(text, [1, 2, 3, 4])).toEqual(wrong)
    expect(read(text, null)).toEqual(wrong)
  })

  it('end with a fraction', () => {
    const count = checked(number, integer, safe, from(2), upTo(9))
    expect(read(count, 2)).toBe(2)
    expect(read(count, 9)).toBe(9)
    expect(read(count, 1.5)).toEqual(wrong)
    expect(read(count, 1)).toEqual(wrong)
    expect(read(count, 10)).toEqual(wrong)
    expect(read(count, 2 ** 53)).toEqual([...wrong, ...wrong])
  })

  it('of a list that is too long come before its items', () => {
    const words = list(string, atLeast(1, 'few'), atMost(2, 'many'))
    expect(read(words, [])).toEqual([': few'])
    expect(read(words, ['a', 1])).toEqual([`1: ${INVALID}`])
    expect(read(words, [1, 2, 3])).toEqual([': many'])
    expect(sent(words, ['a', 'b', 'c'])).toEqual([': many'])
    expect(sent(words, [1, 2, 3])).toEqual([0, 1, 2].map(at => `${at}: ${INVALID}`))
    expect(read(words, ['a', 'b'])).toEqual(['a', 'b'])
  })
})

describe('an object', () => {
  const person = object({
    name: string,
    age: optional(number),
    tags: converted(optional(unknown), list(string), lists),
  })

  it('drops fields that nobody reads', () => {
    expect(read(person, { name: 'Ada', strange: 1, tags: 'a' })).toEqual({
      name: 'Ada',
      tags: ['a'],
    })
  })

  it('keeps an absent field apart from an undefined one', () => {
    expect(Object.keys(read(person, { name: 'Ada' }) as object)).toEqual(['name', 'tags'])
    expect(Object.keys(read(person, { name: 'Ada', age: undefined }) as object)).toEqual([
      'name',
      'age',
      'tags',
    ])
    expect(read(object({ any: unknown }), {})).toEqual([`any: ${INVALID}`])
    expect(read(object({ any: unknown }), { any: undefined })).toEqual({ any: undefined })
  })

  it('names all of its faults', () => {
    const faulty = { age: '1', tags: ['a', 2] }
    const faults = [`name: ${INVALID}`, `age: ${INVALID}`, `tags.1: ${INVALID}`]
    expect(read(person, faulty)).toEqual(faults)
    expect(sent(person, faulty)).toEqual(faults)
    expect(sent(person, { name: 'Ada' })).toEqual([`tags: ${INVALID}`])
  })

  it.each<[unknown, unknown]>([
    [Object.create({ name: 'Ada' }), ['name', 'tags']],
    [Object.assign(Object.create({ tags: 'a' }), { name: 'Ada', strange: 1 }), ['name', 'tags']],
    [Object.assign(Object.create(null), { name: 'Ada', strange: 1 }), ['name', 'tags']],
    [{ strange: 1, tags: [], age: 1, name: 'Ada' }, ['age', 'name', 'tags']],
  ])('holds the fields of its shape, wherever they were (%#)', (given, names) => {
    const { value = {} } = decoder(person).decode(given)
    expect(Object.keys(value).toSorted()).toEqual(names)
  })

  it('leaves what was sent as it was', () => {
    const given = Object.freeze({ name: 'Ada', size: '1' })
    expect(read(object({ name: string, size }), given)).toEqual({ name: 'Ada', size: 'small' })
    expect(given).toEqual({ name: 'Ada', size: '1' })
  })

  it('has no others if it is strict', () => {
    const strict = strictObject({ a: string })
    expect(read(strict, { a: 'a' })).toEqual({ a: 'a' })
    expect(read(strict, { a: 'a', b: 1 })).toEqual(wrong)
    expect(read(strict, { a: 1, b: 1 })).toEqual([`a: ${INVALID}`, ...wrong])
  })

  it('says whether it is empty', () => {
    expect([decoder(object({})).isEmpty, decoder(person).isEmpty]).toEqual([true, false])
  })

  it('has its own prototype, whatever is sent', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"polluted":1},"name":"Ada"}')
    const found = read(person, hostile) as object
    expect(Object.getPrototypeOf(found)).toBe(Object.prototype)
    expect('polluted' in found).toBe(false)
    const texts = read(record(string, string), JSON.parse('{"__proto__":"a","b":"c"}')) as object
    expect(Object.entries(texts)).toEqual([['b', 'c']])
    expect(read(strictObject({}), JSON.parse('{"__proto__":1}'))).toEqual(wrong)
  })
})

describe('a record', () => {
  it('reads keys and values', () => {
    const counts = record(checked(string, atMost(2, 'long')), wireNumber)
    expect(read(counts, { a: '1', b: 2 })).toEqual({ a: 1, b: 2 })
    expect(read(counts, { a: 'x', abc: 2 })).toEqual([`a: ${INVALID}`, `abc: ${INVALID}`])
    expect(read(counts, { [Symbol.iterator]: 1 })).toHaveLength(1)
  })

  it('of known keys refuses others', () => {
    expect(read(recordOf(['a', 'b'], number, false), { a: 1 })).toEqual({ a: 1 })
    expect(read(recordOf(['a', 'b'], number, false), { a: 1, c: 1 })).toEqual(wrong)
    expect(read(recordOf(['a', 'b'], number, true), { a: 1 })).toEqual([`b: ${INVALID}`])
    expect(read(recordOf(['a'], number, true), { a: 1, c: 1 })).toEqual(wrong)
    expect(read(recordOf(['a'], number, true), { a: 1 })).toEqual({ a: 1 })
    expect(read(recordOf(['a'], number, false), JSON.parse('{"__proto__":1}'))).toEqual({})
    expect(read(recordOf(['a'], number, true), JSON.parse('{"__proto__":1,"a":1}'))).toEqual(wrong)
  })
})

describe('a choice', () => {
  it('tells the faults of the only option that fits', () => {
    const either = union(number, checked(string, matching(/^a/, 'no a')))
    expect(read(either, 1)).toBe(1)
    expect(read(either, 'b')).toEqual([': no a'])
    expect(read(either, true)).toEqual(wrong)
    expect(read(union(object({ a: string }), object({ b: string })), { c: 1 })).toEqual(wrong)
    expect(read(union(boolean, wireNumber), 'x')).toEqual(wrong)
  })

  it('may be absent if one of its options may', () => {
    expect(read(object({ a: union(number, optional(string)) }), {})).toEqual({})
    expect(read(object({ a: union(number, string) }), {})).toEqual([`a: ${INVALID}`])
  })

  it('goes by the value of a field', () => {
    const shape = variants(
      'is',
      ['a', 'b', object({ is: oneOf('a', 'b'), n: number })],
      ['c', object({ is: oneOf('c') })],
    )
    expect(read(shape, { is: 'b', n: 1 })).toEqual({ is: 'b', n: 1 })
    expect(read(shape, { is: 'c', n: 1 })).toEqual({ is: 'c' })
    expect(read(shape, { is: 'a', n: '1' })).toEqual([`n: ${INVALID}`])
    expect(read(shape, { is: 'd' })).toEqual([`is: ${INVALID}`])
    expect(sent(shape, { is: 'd' })).toEqual(wrong)
    expect(sent(shape, { is: 'c' })).toEqual({ is: 'c' })
  })
})

describe('a conversion', () => {
  it('reads and writes a number that is sent as text', () => {
    expect(read(wireNumber, '12')).toBe(12)
    expect(sent(wireNumber, 12)).toBe(12)
    expect(read(wireNumber, '1e3')).toEqual(wrong)
  })

  const found = object({
    flag: converted(union(boolean, number), boolean, flags),
    text: converted(optional(unknown), optional(string), texts),
    list: converted(optional(unknown), list(string), lists),
    name: checked(string, changed(lowered)),
  })

  it.each<[unknown, unknown]>([
    [
      { flag: true, text: 'a', list: ['b'], name: 'AB' },
      { flag: true, text: 'a', list: ['b'], name: 'ab' },
    ],
    [
      { flag: 1, text: '', list: 'b', name: '' },
      { flag: true, text: undefined, list: ['b'], name: '' },
    ],
    [
      { flag: 0, text: ['a'], list: [], name: 'a' },
      { flag: false, text: undefined, list: [], name: 'a' },
    ],
    [
      { flag: 2, name: 'a' },
      { flag: false, list: [], name: 'a' },
    ],
    [
      { flag: '1', list: [1], name: 1 },
      [`flag: ${INVALID}`, `list.0: ${INVALID}`, `name: ${INVALID}`],
    ],
  ])('reads what some banks send in another form (%#)', (given, value) => {
    expect(read(found, given)).toStrictEqual(value)
  })

  it('is sent as its wire has it', () => {
    const value = { flag: true, text: 'a', list: ['b'], name: 'AB' }
    expect(sent(found, value)).toStrictEqual({ ...value, flag: 1, name: 'ab' })
    expect(sent(found, { ...value, flag: false })).toMatchObject({ flag: 0 })
    expect(sent(found, { ...value, flag: 1 })).toEqual([`flag: ${INVALID}`])
  })

  it('reads an id as its word', () => {
    expect(read(size, '2')).toBe('large')
    expect(sent(size, 'large')).toBe(2)
    expect(read(size, 3)).toEqual([': is not a known id'])
    expect(sent(size, 'huge')).toEqual([': is not a known id'])
  })
})
