import { describe, expect, it } from 'vitest'
import { aCall, METHODS } from '../../tests/a-call.ts'

describe('createCallNamedMethod', () => {
  it.each([
    [200, 'unexpected_answer'],
    [404, 'not_found'],
  ])('reports a web page with status %i at the address of the bank', async (status, code) => {
    const { call, diagnostics } = aCall(() => new Response('<!doctype html>', { status }))
    const message = 'The answer is not JSON: is `api` the address of the bank?'
    await expect(call(METHODS.read, {})).rejects.toMatchObject({ code, message })
    expect(diagnostics).toMatchObject([
      { type: 'call', message: `accountList ${code}`, details: { isJson: false } },
    ])
  })
})
