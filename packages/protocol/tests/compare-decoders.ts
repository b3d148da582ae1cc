import * as z from 'zod/mini'
import type { Decoded, Decoder } from '../src/index.ts'
import { mutated, seeded, wireFor, type Random } from './generated-wire.ts'

/** A decoder, and the schema that it is made of. */
export interface Compared {
  readonly name: string
  readonly schema: z.ZodMiniType
  readonly decoder: Decoder
}

/** A value that both judge differently. */
export interface Difference {
  readonly name: string
  readonly way: 'decode' | 'encode'
  readonly seed: number
  readonly given: unknown
  readonly schema: unknown
  readonly decoder: unknown
}

interface Judged {
  readonly value?: unknown
  readonly faults?: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
}

const ofSchema = (result: z.core.util.SafeParseResult<unknown>): Judged =>
  result.success
    ? { value: result.data }
    : { faults: result.error.issues.map(({ path, message }) => ({ path, message })) }

const ofDecoder = ({ value, faults }: Decoded<unknown>): Judged => (faults ? { faults } : { value })

/** Returns true for values of the same parts. A field of `undefined` is no absent one. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false
  const names = Reflect.ownKeys(one)
  return (
    names.length === Reflect.ownKeys(other).length &&
    names.every(
      name =>
        Object.hasOwn(other, name) &&
        isSame(one[name as keyof typeof one], other[name as keyof typeof other]),
    )
  )
}

/** Compares one decoder with its schema on generated values, half of them changed at random. */
export function differences(
  { name, schema, decoder }: Compared,
  way: 'decode' | 'encode',
  { seed, count }: { readonly seed: number; readonly count: number },
): readonly Difference[] {
  const random = seeded(seed)
  const found: Difference[] = []
  for (let at = 0; at < count && found.length < 3; at += 1) {
    const given = way === 'decode' ? sent(schema, random) : held(schema, random)
    const bySchema = ofSchema(
      way === 'decode' ? z.safeDecode(schema, given) : z.safeEncode(schema, given),
    )
    const byDecoder = ofDecoder(way === 'decode' ? decoder.decode(given) : decoder.encode(given))
    if (!isSame(bySchema, byDecoder))
      found.push({ name, way, seed, given, schema: bySchema, decoder: byDecoder })
  }
  return found
}

function sent(schema: z.ZodMiniType, random: Random): unknown {
  const wire = wireFor(schema, random)
  return random() < 0.5 ? wire : mutated(wire, random)
}

/** A value as a caller has it. */
function held(schema: z.ZodMiniType, random: Random): unknown {
  const wire = wireFor(schema, random)
  const { success, data } = z.safeDecode(schema, wire)
  const value = success ? data : wire
  return random() < 0.5 ? value : mutated(value, random)
}
