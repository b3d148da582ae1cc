import { describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

describe('two-step verification', () => {
  const signedIn = async (wish: object = {}) => {
    const person = await bank.person(wish)
    return { person, token: (await bank.signIn(person)).accessToken }
  }
  const as = (token: string, language = 'en') => ({
    Authorization: `Bearer ${token}`,
    'Accept-Language': language,
  })
  const ask = (token: string, wish: object) =>
    readJson(bank.post('/two-step-verification', wish, as(token)))
  const confirm = (token: string, id: unknown, code: string) =>
    readJson(bank.post(`/two-step-verification/${String(id)}/${code}`, {}, as(token)))
  const customer = async (token: string) =>
    (await readJson(bank.call('customerInfoGet', {}, token)))['customer']

  it('changes how the customer signs in, once confirmed (SEC-001)', async () => {
    const { person, token } = await signedIn()
    const { requestId, status } = await ask(token, { mode: 'otp' })
    expect(status).toBe(200)
    expect(await customer(token)).toMatchObject({ login2faMode: 'no' })
    const code = await bank.codeOf(person.email)
    expect(await confirm(token, requestId, code)).toEqual({ status: 200 })
    expect(await customer(token)).toMatchObject({ login2faMode: 'otp' })
  })

  it('changes how payments are approved (SEC-001, GAP-42)', async () => {
    const { person, token } = await signedIn()
    const { requestId } = await ask(token, { typeMode: 'otp' })
    await confirm(token, requestId, await bank.codeOf(person.email))
    expect(await customer(token)).toMatchObject({
      login2faMode: 'no',
      transactionApproveMode: 'otp',
    })
    expect(await readJson(bank.call('twoStepModesGet', {}, token))).toMatchObject({
      transactionMode: 'otp',
      transactionModes: ['none', 'otp'],
    })
  })

  it('says a wrong code with 400 and a message, in the language asked for (SEC-003)', async () => {
    const { token } = await signedIn()
    const { requestId } = await ask(token, { mode: 'otp' })
    expect(await confirm(token, requestId, 'x')).toMatchObject({
      status: 400,
      message: 'That code isn’t right. Check it and try again.',
      code: 'invalid_code',
      triesLeft: 4,
    })
    const path = `/two-step-verification/${String(requestId)}/x`
    expect(await readJson(bank.post(path, {}, as(token, 'uk')))).toMatchObject({
      message: 'Неправильний код. Перевірте його та спробуйте ще раз.',
      triesLeft: 3,
    })
  })

  it('ends the other sessions', async () => {
    const { person, token } = await signedIn()
    const other = await bank.signIn(person)
    const { requestId } = await ask(token, { mode: 'otp' })
    await confirm(token, requestId, await bank.codeOf(person.email))
    expect((await bank.call('customerInfoGet', {}, other.accessToken)).status).toBe(401)
  })

  it('offers no way that the bank cannot do, and takes one wish at a time', async () => {
    const { token } = await signedIn()
    expect(await ask(token, { mode: 'push' })).toMatchObject({ status: 400 })
    expect(await ask(token, { mode: 'otp', typeMode: 'otp' })).toMatchObject({ status: 400 })
    expect(await ask(token, {})).toMatchObject({ status: 400 })
  })

  it('is nobody’s without a session', async () => {
    expect(await ask('', { mode: 'otp' })).toMatchObject({ status: 401 })
  })
})
