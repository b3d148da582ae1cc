import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createCompiler } from './compile-schema.mjs'

const isShort = (text: string) => text.length < 3
const SIZES = { 1: 'small', 2: 'large' }

/** Compiles a schema where these are exported. */
function compiled(schema: z.ZodMiniType): string {
  const exported = new Map<unknown, string>([
    [isShort, 'texts.ts#isShort'],
    [SIZES, 'sizes.ts#SIZES'],
  ])
  const { parts, compile } = createCompiler({
    exportOf: (value: unknown) => exported.get(value),
    conversionOf: () => undefined,
    nameOf: () => undefined,
    wordsOf: new WeakMap(),
  })
  const whole = (number: number): string =>
    (parts.all[number]?.code ?? '')
      .replaceAll(/§(\d+)§/g, (_part, used: string) => whole(Number(used)))
      .replaceAll(/¤(\d+)¤/g, (_part, used: string) => parts.literals[Number(used)] ?? '')
  return whole(compile(schema, ['it']))
}

describe('compile', () => {
  it.each<[z.ZodMiniType, string]>([
    [
      z.object({ a: z.string(), b: z.optional(z.number()) }),
      '@object({ a: @string, b: @optional(@number) })',
    ],
    [z.strictObject({ 'a-b': z.boolean() }), '@strictObject({ "a-b": @boolean })'],
    [z.array(z.unknown()).check(z.maxLength(3)), '@list(@unknown, @atMost(3))'],
    [z.string().check(z.regex(/^a$/, 'no a')), '@checked(@string, @matching(/^a$/, "no a"))'],
    [z.string().check(z.refine(isShort)), '@checked(@string, @where(@[texts.ts#isShort]))'],
    [z.int().check(z.minimum(1)), '@checked(@number, @integer, @safe, @from(1))'],
    [z.instanceof(Uint8Array), '@bytes'],
    [z.partialRecord(z.enum(['a']), z.string()), '@recordOf(["a"], @string, false)'],
    [
      z.discriminatedUnion('is', [
        z.object({ is: z.literal('a') }),
        z.object({ is: z.literal('b') }),
      ]),
      '@variants("is", ["a", @object({ is: @oneOf("a") })], ["b", @object({ is: @oneOf("b") })])',
    ],
  ])('writes %# as %s', (schema, code) => {
    expect(compiled(schema)).toBe(code)
  })

  it.each<[string, z.ZodMiniType]>([
    ['the kind date', z.date()],
    ['the kind default', z._default(z.string(), 'a')],
    ['the kind nullable', z.nullable(z.string())],
    ['the format email', z.email()],
    ['the format base64', z.base64()],
    ['the check length_equals', z.string().check(z.length(3))],
    ['an exclusive minimum', z.number().check(z.gt(3))],
    ['a catchall', z.looseObject({})],
    ['the field constructor', z.object({ constructor: z.string() })],
    ['the field __proto__', z.object({ ['__proto__']: z.string() })],
    ["a function that isn't exported", z.string().check(z.refine(text => text !== 'a'))],
    [
      "a conversion that isn't exported",
      z.codec(z.string(), z.number(), { decode: Number, encode: String }),
    ],
    ['a pipe', z.pipe(z.string(), z.string())],
    ['an error of its own', z.string('no text')],
    ['a pattern that remembers', z.string().check(z.regex(/a/g))],
    [
      'a check custom with options',
      z.object({}).check(z.refine(isShort as never, { path: ['a'] })),
    ],
    ['an instance of Date', z.instanceof(Date)],
  ])('refuses %s, with its path', (what, schema) => {
    expect(() => compiled(z.object({ at: z.array(schema) }))).toThrow(`it.at.[] has ${what}`)
  })
})
