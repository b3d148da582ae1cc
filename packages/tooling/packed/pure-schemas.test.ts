import { describe, expect, it } from 'vitest'
import { markPure } from './pure-schemas.mjs'

describe('markPure', () => {
  it.each([
    ['z.string()', '/* @__PURE__ */ z.string()'],
    ['z\n  .string()', '/* @__PURE__ */ z\n  .string()'],
    [
      'z.optional(z.string().check(z.trim()))',
      '/* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.trim()))',
    ],
    ['{ a: wireNumber() }', '{ a: /* @__PURE__ */ wireNumber() }'],
  ])('marks %j', (source, marked) => {
    expect(markPure(source)).toBe(marked)
  })

  it.each([
    "'z.string()'",
    '/** Like `z.string()`. */',
    '// z.string()',
    'export function wireNumber() {}',
    'quiz.string()',
    'type Name = z.output<typeof schema>',
  ])('leaves %j', source => {
    expect(markPure(source)).toBe(source)
  })
})
