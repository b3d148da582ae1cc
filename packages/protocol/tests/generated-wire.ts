import * as z from 'zod/mini'

/** Returns a number from 0 up to 1, a different one each time. */
export type Random = () => number

/** Random numbers that are the same for the same seed. */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const TEXTS = [
  '',
  'a',
  'Ada',
  ' Ada ',
  '0',
  '1',
  '2',
  '00',
  '12',
  '-1.5',
  '12.50',
  '0.00',
  '1e3',
  '007',
  '9'.repeat(15),
  '9'.repeat(16),
  '0.123456789',
  'EUR',
  'eur',
  'RO',
  'en',
  '2026-11-21',
  '2026-02-30',
  '0000-01-01',
  '2024-02-29',
  '2026-11-21T08:49:00Z',
  '2026-11-21T08:49:00.123Z',
  '2026-11-21T24:00:00Z',
  '2026-12',
  '2026-13',
  '123456',
  '1234',
  'ada@example.com',
  ' Ada <ADA@example.com>',
  'ada@',
  '+15550100',
  'a\nb',
  'a\u202Eb',
  '\uD83D\uDE00',
  '\uD83D',
  'f'.repeat(64),
  'key-of-one-payment',
  'x'.repeat(43),
  'x'.repeat(129),
  'x'.repeat(400),
  'x'.repeat(2049),
  '\uD83D\uDE00'.repeat(40),
  'https://bank.example/a',
  '/batch-files/abc',
  '/documents/abc',
  'my-shop',
  '__proto__',
  'constructor',
  '127.0.0.1',
  '::1',
]
const OTHERS = [
  undefined,
  null,
  true,
  false,
  0,
  1,
  2,
  3,
  -1,
  1.5,
  2 ** 53,
  1e300,
  Number.NaN,
  Infinity,
  [],
  {},
  [[]],
  [null],
  ['a'],
  { length: 3 },
  { a: 1 },
  new Uint8Array(2),
  new Date(0),
]
const HOSTILE: readonly unknown[] = [
  ...TEXTS,
  ...OTHERS,
  JSON.parse('{"__proto__":{"polluted":1}}'),
  JSON.parse('{"constructor":{"prototype":{}}}'),
]

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item // never empty

interface Definition {
  readonly type: string
  readonly [part: string]: unknown
}
const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition

const accepted = new WeakMap<z.core.$ZodType, readonly unknown[]>()

/** The samples that a schema without parts accepts. */
function samplesOf(schema: z.core.$ZodType): readonly unknown[] {
  const known = accepted.get(schema)
  if (known) return known
  const found = HOSTILE.filter(value => z.core.safeDecode(schema, value as never).success)
  const samples = found.length > 0 ? found : ['']
  accepted.set(schema, samples)
  return samples
}

type Make = (schema: z.core.$ZodType, random: Random) => unknown

/** Makes what a bank could send for a schema. Most of it is valid. */
export const wireFor: Make = (schema, random) => {
  const definition = definitionOf(schema)
  const make = MAKERS[definition.type]
  return make ? make(definition, random, schema) : pick(samplesOf(schema), random)
}

type Schema = z.core.$ZodType

const MAKERS: Readonly<
  Record<string, (definition: Definition, random: Random, schema: Schema) => unknown>
> = {
  object: ({ shape }, random) =>
    Object.fromEntries(
      Object.entries(shape as Record<string, Schema>)
        .filter(([, field]) => field._zod.optin === undefined || random() < 0.7)
        .map(([name, field]) => [name, wireFor(field, random)]),
    ),
  array: ({ element }, random) =>
    Array.from({ length: Math.floor(random() * 3) + (random() < 0.02 ? 300 : 0) }, () =>
      wireFor(element as Schema, random),
    ),
  optional: ({ innerType }, random) =>
    random() < 0.1 ? undefined : wireFor(innerType as Schema, random),
  union: ({ options }, random) => wireFor(pick(options as Schema[], random), random),
  enum: ({ entries }, random) => pick<unknown>(Object.values(entries as object), random),
  literal: ({ values }, random) => pick(values as unknown[], random),
  record: ({ keyType, valueType }, random) => {
    const names = [
      ...((keyType as Schema)._zod.values ?? ['a', 'b', 'iban', 'x'.repeat(61), '__proto__', '7']),
    ]
    return Object.fromEntries<unknown>(
      names
        .filter(() => random() < 0.8)
        .map((name): [string, unknown] => [String(name), wireFor(valueType as Schema, random)]),
    )
  },
  pipe: ({ in: wire, out }, random, schema) => {
    // A list on the wire may be a single item.
    if (definitionOf(out as Schema).type === 'array') {
      const list = wireFor(out as Schema, random) as unknown[]
      return random() < 0.3 ? list[0] : list
    }
    const samples = samplesOf(schema)
    return random() < 0.9 ? pick(samples, random) : wireFor(wire as Schema, random)
  },
}

/** Changes one place of a value at random. */
export function mutated(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.15) return pick(HOSTILE, random)
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    if (items.length === 0 || random() < 0.2) return [...items, pick(HOSTILE, random)]
    const at = Math.floor(random() * items.length)
    return items.map((item, index) => (index === at ? mutated(item, random) : item))
  }
  const entries = Object.entries(value)
  const change = random()
  if (entries.length === 0 || change < 0.1) {
    const name = pick(['__proto__', 'constructor', 'strange', 'toString'], random)
    return fromEntries([...entries, [name, pick(HOSTILE, random)]])
  }
  const at = Math.floor(random() * entries.length)
  if (change < 0.25) return fromEntries(entries.filter((_entry, index) => index !== at))
  return fromEntries(
    entries.map(([name, field], index) => [name, index === at ? mutated(field, random) : field]),
  )
}

/** Also keeps `__proto__` as a field, as JSON does. */
const fromEntries = (entries: readonly (readonly [string, unknown])[]): unknown =>
  Object.fromEntries(entries)
