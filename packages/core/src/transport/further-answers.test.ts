import { describe, expect, it } from 'vitest'
import { aCall, METHODS } from '../../tests/a-call.ts'
import { json } from '../../tests/http-bank.ts'

describe('createCallNamedMethod', () => {
  it('takes a further code for an answer where its call declares one (TRAP-18)', async () => {
    const question = { responseCode: '92', batchId: 'b-1', date: '2026-11-02' }
    const { call } = aCall(() => json(question))
    expect(await call(METHODS.ask, {})).toEqual(question)
    await expect(call(METHODS.read, {})).rejects.toMatchObject({ responseCode: '92' })
    const { call: done } = aCall(() => json({ responseCode: '00', batchId: 'b-2' }))
    expect(await done(METHODS.ask, {})).toEqual({ responseCode: '00', batchId: 'b-2' })
  })

  it.each([
    ['another code', { responseCode: 'VF', batchId: 'b-1', date: '2026-11-02' }, 'invalid_input'],
    ['a shape of another code', { responseCode: '92', batchId: 'b-1' }, 'unexpected_answer'],
  ])('takes %s for no answer of such a call', async (_what, body, code) => {
    const { call } = aCall(() => json(body))
    await expect(call(METHODS.ask, {})).rejects.toMatchObject({ code })
  })

  it('takes no further code for an answer under a failing status', async () => {
    const question = { responseCode: '92', batchId: 'b-1', date: '2026-11-02' }
    const { call } = aCall(() => json(question, 400))
    await expect(call(METHODS.ask, {})).rejects.toMatchObject({ code: 'unexpected_answer' })
  })
})
