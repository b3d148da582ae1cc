import { describe, expect, it } from 'vitest'
import { signInsAt } from '../../tests/sign-ins.ts'
import { loginOf, readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox({ takesCodeInsteadOfPush: false })
const { begun, answerPush } = signInsAt(bank)

describe('a bank that takes no code in place of a phone', () => {
  it.each(['push', 'verifyDevice'])('offers none with a sign-in by %s', async signIn => {
    const { email, password } = await bank.person({ signIn })
    const step = await readJson(bank.post('/auth/login', loginOf(email, password)))
    expect(step).toMatchObject({ status: 200, authFlow: signIn })
    expect(step).not.toHaveProperty('codeInstead')
  })

  it.each(['otp', 'sms'])('sends none by %s, and lets the phone go on', async authFlow => {
    const { code, person, trade } = await begun('push')
    const before = await bank.codeOf(person.email)
    expect(await readJson(bank.post('/auth/push/re-send', { code, authFlow }))).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
    expect(await bank.codeOf(person.email)).toBe(before)
    await answerPush(person, true)
    expect(await trade()).toMatchObject({ status: 200 })
  })
})
