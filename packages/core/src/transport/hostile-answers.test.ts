import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failing } from '../../tests/a-call.ts'
import { isSixpenceError } from '../errors/index.ts'

describe('createCallNamedMethod', () => {
  it('meets 2,000 hostile answers with its own errors alone', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    await fc.assert(
      fc.asyncProperty(hostileAnswer, async ({ status, text, headers }) => {
        const cause = await failing(() => new Response(text, { status, headers }))
        expect(isSixpenceError(cause)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  }, 60_000)

  it.each(['0', 0, '000', 'OK', '', undefined])(
    'takes 00 alone for done, and not %j (CONST-001)',
    async responseCode => {
      const text = JSON.stringify({ responseCode, count: 12, name: 'twelve' })
      const cause = await failing(() => new Response(text, { status: 200 }))
      expect(isSixpenceError(cause)).toBe(true)
    },
  )
})

const POLLUTING = [
  '{"__proto__":{"polluted":1},"responseCode":"VF"}',
  '{"\\u005f_proto__":{"polluted":1},"responseCode":"00","count":{"__proto__":{"polluted":1}}}',
  '{"constructor":{"prototype":{"polluted":1}},"responseCode":"00"}',
  '{"responseCode":"00","count":"1e999"}',
  '{"responseCode":"VF","validationErrors":[{"param":"__proto__","description":"x"}]}',
  '{"responseCode":"VF","validationErrors":{"length":9}}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  '\u0000',
  'null',
  '"00"',
]

const hostileAnswer = fc.record({
  status: fc.oneof(fc.constant(200), fc.integer({ min: 200, max: 599 })).filter(isWithBody),
  headers: fc.constantFrom<Record<string, string>[]>(
    {},
    { 'retry-after': '-1' },
    { 'retry-after': 'soon' },
    { 'content-type': 'text/html' },
  ),
  text: fc.oneof(
    fc.constantFrom(...POLLUTING),
    fc.string(),
    fc.json(),
    fc.json().map(payload => `{"responseCode":"00","payload":${payload}}`),
    fc
      .record({
        responseCode: fc.string(),
        responseDescription: fc.anything(),
        errors: fc.anything(),
      })
      .map(answer => safeJson(answer)),
  ),
})

function isWithBody(status: number): boolean {
  return ![204, 205, 304].includes(status)
}

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return '{'
  }
}
