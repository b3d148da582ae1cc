import { describe, expect, it } from 'vitest'
import { signInsAt } from '../../tests/sign-ins.ts'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const { begun } = signInsAt(bank)

describe('what customers are told of how they sign in (START-002)', () => {
  const modeOf = async (token: unknown) =>
    (await readJson(bank.call('customerInfoGet', {}, String(token))))['customer']

  it('is no second step after a password alone (START-003)', async () => {
    const { accessToken } = await bank.signIn(await bank.person())
    expect(await modeOf(accessToken)).toMatchObject({ login2faMode: 'no' })
  })

  it.each([
    ['otp', 'otp'],
    ['direct', 'otp'],
    ['sms', 'sms'],
  ] as const)('names the second step of %s', async (signIn, login2faMode) => {
    const { accessToken } = await (await begun(signIn)).trade()
    expect(await modeOf(accessToken)).toMatchObject({ login2faMode })
  })
})
