import { describe, expect, it } from 'vitest'
import { aBank } from './bank.ts'

const bank = aBank()
const NEW = 'amber-kettle-orbit-9'

describe('the security of a customer', () => {
  it('changes the password in two steps (SEC-020, SEC-021)', async () => {
    const person = await bank.person()
    const { security, session } = await bank.signedIn(person)
    const { requestId = '', sentTo } = await security.changePassword({
      password: person.password,
      passwordNew: NEW,
      passwordNewRepeat: NEW,
    })
    expect(sentTo).toMatch(/^.•••@/)
    await expect(security.confirmPassword(requestId, '000000')).rejects.toMatchObject({
      code: 'wrong_code',
      triesLeft: 4,
    })
    await security.confirmPassword(requestId, await bank.codeFor(person.email))
    expect(session.getSnapshot().status).toBe('signed_in')
    const again = await bank.signedIn({ ...person, password: NEW })
    expect(await again.customer.get()).toMatchObject({ login: person.email })
  })

  it('names the field of a password that is not taken', async () => {
    const person = await bank.person()
    const { security } = await bank.signedIn(person)
    const wish = { passwordNew: 'password123', passwordNewRepeat: 'password123' }
    await expect(
      security.changePassword({ password: person.password, ...wish }),
    ).rejects.toMatchObject({ code: 'invalid_input', fields: [{ field: 'passwordNew' }] })
  })

  it('changes the second step of signing in and of payments (SEC-001)', async () => {
    const person = await bank.person()
    const { security } = await bank.signedIn(person)
    expect(await security.twoStepModes()).toMatchObject({ loginMode: 'no' })
    const login = await security.changeLoginMode('otp')
    await security.confirmTwoStep(login.requestId ?? '', await bank.codeFor(person.email))
    const payments = await security.changeTransactionMode('otp')
    await security.confirmTwoStep(payments.requestId ?? '', await bank.codeFor(person.email))
    expect(await security.twoStepModes()).toMatchObject({
      loginMode: 'otp',
      transactionMode: 'otp',
    })
  })

  it('hands on what the bank says of a code with 400 (SEC-003)', async () => {
    const { security } = await bank.signedIn(await bank.person())
    const { requestId = '' } = await security.changeLoginMode('otp')
    await expect(security.confirmTwoStep(requestId, '000 000')).rejects.toMatchObject({
      code: 'wrong_code',
      description: 'The code is wrong.',
      triesLeft: 4,
    })
    await expect(security.changeLoginMode('otp')).rejects.toMatchObject({ code: 'too_soon' })
  })

  it('binds signing in to addresses, one after the other (SEC-005..008)', async () => {
    const { security } = await bank.signedIn(await bank.person())
    await expect(security.setIpMode(true)).rejects.toMatchObject({ code: 'invalid_input' })
    const { currentIp = '' } = await security.ipAccess()
    await security.addIp({ ip: currentIp })
    await security.setIpMode(true)
    const { items, isEnabled } = await security.ipAccess()
    expect([items.map(({ ip }) => ip), isEnabled]).toEqual([[currentIp], true])
    await security.setIpMode(false)
    for (const { id } of items) await security.deleteIp(id)
    expect(await security.ipAccess()).toMatchObject({ items: [], isEnabled: false })
  })

  it('keeps people away, and lets them come back (SEC-013..015)', async () => {
    const { security } = await bank.signedIn(await bank.person())
    const user = { email: 'ben@sixpence.example', blockType: 'payout' } as const
    await security.addToBlacklist(user)
    expect(await security.blacklist()).toEqual([user])
    await security.deleteFromBlacklist(user.email)
    expect(await security.blacklist()).toEqual([])
  })

  it('tells who signed in, twenty at a time (SEC-018)', async () => {
    const { security } = await bank.signedIn(await bank.person())
    const { entries, total } = await security.loginHistory()
    expect([entries.length, total]).toEqual([1, 1])
    expect(entries[0]).toMatchObject({ result: 'success', ip: '127.0.0.1' })
    expect(await security.loginHistory({ toDate: '2000-01-01' })).toEqual({ entries: [], total: 0 })
  })
})
