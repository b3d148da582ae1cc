import { type NamedMethod, namedMethods } from '@sixpence/protocol/schemas'
import * as z from 'zod/mini'
import { METHODS as SAMPLES } from '../../protocol/tests/wire-samples.ts'
import { fieldsOf } from './ids-in-calls.ts'
import type { TestSandbox } from './test-sandbox.ts'

/** A call with one value that may break the bank but passes its schema. */
export interface HostileCall {
  readonly name: string
  readonly what: string
  readonly body: object
}

const NUL = 'a\0'
const DAYS = ['2021-02-30', '0000-00-00', '0000-01-01', '2021-02-30T00:00:00Z', '0000-01']
const ADDRESS = 'http://[::1'
const NUMBERS = [2_147_483_648, 0.5, -1]
const OTHERS: readonly unknown[] = [
  null,
  [],
  {},
  { constructor: 'x', a: { b: 1 } },
  Array<string>(5000).fill('x'),
]

/** Returns one value of each kind that fits a field, by its sample. */
export const likelyValues = (sample: unknown): readonly unknown[] => {
  if (typeof sample !== 'string') return [...NUMBERS, ...OTHERS, NUL]
  if (/^\d{4}-\d\d/.test(sample)) return DAYS
  return [/^https?:/.test(sample) ? ADDRESS : NUL]
}

/** Returns values of every kind, whatever the field is for. */
export const allValues = (): readonly unknown[] => [
  ...NUMBERS,
  ...OTHERS,
  32_768,
  -2_147_483_649,
  2 ** 53,
  1e21,
  0,
  NUL,
  'a\ud800',
  'x'.repeat(100_000),
  '99999999999999999999.99',
  '__proto__',
  '0000-01-01',
  ADDRESS,
]

type Path = readonly (string | number)[]
type Copy = Record<string | number, unknown>

/** Returns every call with each of the values in each of its fields, if its schema accepts it. */
export const hostileCalls = (
  valuesFor: (sample: unknown) => readonly unknown[],
  own: object,
): readonly HostileCall[] =>
  namedMethods().flatMap(method => {
    const sample = sampleOf(method, own)
    return placesIn(method, sample).flatMap(place =>
      valuesFor(valueAt(sample, place))
        .map(value => ({ value, body: placed(sample, place, value) as object }))
        .filter(({ body }) => z.safeDecode(method.input, body as never).success)
        .map(({ value, body }) => ({ name: method.name, what: described(place, value), body })),
    )
  })

const valueAt = (whole: unknown, [step, ...rest]: Path): unknown =>
  step === undefined ? whole : valueAt((whole as Copy | undefined)?.[step], rest)

const described = (place: Path, value: unknown) =>
  `${place.join('.')} ${JSON.stringify(value).slice(0, 40)}`

/** Returns the sample of a call about the caller's own things. */
function sampleOf(method: NamedMethod, own: object): object {
  const [, , , sample] = SAMPLES.find(([name]) => name === method.name) ?? []
  const known = Object.entries(own).filter(([field]) => fieldsOf(method).includes(field))
  return { ...(sample as object), ...Object.fromEntries(known) }
}

function placesIn(method: NamedMethod, sample: object): readonly Path[] {
  const places = [...fieldsOf(method).map(field => [field]), ...placesBelow(sample)]
  return [...new Map(places.map(place => [place.join('.'), place])).values()]
}

const placesBelow = (value: unknown): readonly Path[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, below]) => {
        const step = Array.isArray(value) ? Number(key) : key
        return [[step], ...placesBelow(below).map(place => [step, ...place])]
      })

function placed(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Copy
  copy[step] = placed(copy[step], rest, value)
  return copy
}

/** Returns the responses of all calls at which the bank breaks. */
export async function brokenBy(bank: TestSandbox, calls: readonly HostileCall[], token: string) {
  const broken: string[] = []
  for (const [count, { name, what, body }] of calls.entries()) {
    const key = `key-of-a-hostile-call-${count}`
    const { status } = await bank.call(name, body, { token, key })
    if (status >= 500) broken.push(`${name} ${what}`)
  }
  return broken
}

/** Makes a business with two accounts, for calls that name an account of their own. */
export async function aHostilePerson(bank: TestSandbox) {
  const person = await bank.person({ kind: 'business' })
  const [first, second] = person.accounts.map(({ accountId }) => accountId)
  const { accessToken } = await bank.signIn(person)
  return { token: accessToken, own: { fromAccount: first, toAccount: second, accountId: first } }
}
