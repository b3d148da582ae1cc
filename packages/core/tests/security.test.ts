import { describe, expect, it } from 'vitest'
import { aBank } from './bank.ts'

const bank = aBank()
const NEW = 'amber-kettle-orbit-9'

describe('the security of a customer', () => {
  it('changes the password in two steps (SEC-020, SEC-021)', async () => {
    const person = await bank.person()
    const { security, session } = await bank.signedIn(person)
    const { requestKey = '', sentTo } = await security.changePassword({
      password: person.password,
      passwordNew: NEW,
      passwordNewRepeat: NEW,
    })
    expect(sentTo).toMatch(/^.•••@/)
    await expect(security.confirmPassword({ requestKey, code: '000000' })).rejects.toMatchObject({
      code: 'wrong_code',
      triesLeft: 4,
    })
    await security.confirmPassword({ requestKey, code: await bank.codeFor(person.email) })
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
    const login = await security.changeLoginMode({ mode: 'otp' })
    await security.confirmTwoStep({
      requestKey: login.requestKey ?? '',
      code: await bank.codeFor(person.email),
    })
    const payments = await security.changeTransactionMode({ typeMode: 'otp' })
    await security.confirmTwoStep({
      requestKey: payments.requestKey ?? '',
      code: await bank.codeFor(person.email),
    })
    expect(await security.twoStepModes()).toMatchObject({
      loginMode: 'otp',
      transactionMode: 'otp',
    })
  })

  it('hands on what the bank says of a code with 400 (SEC-003)', async () => {
    const { security } = await bank.signedIn(await bank.person())
    const { requestKey = '' } = await security.changeLoginMode({ mode: 'otp' })
    await expect(security.confirmTwoStep({ requestKey, code: '000 000' })).rejects.toMatchObject({
      code: 'wrong_code',
      description: 'That code isn’t right. Check it and try again.',
      triesLeft: 4,
    })
    await expect(security.changeLoginMode({ mode: 'otp' })).rejects.toMatchObject({
      code: 'too_soon',
    })
  })

  it('lists no addresses at first, and the one that is asked from (SEC-005)', async () => {
    const { security } = await bank.signedIn(await bank.person())
    expect(await security.ipAccess()).toEqual({
      items: [],
      isEnabled: false,
      currentIp: '127.0.0.1',
    })
  })

  it('adds addresses, one or a range (SEC-006)', async () => {
    const { security } = await bank.signedIn(await bank.person())
    await security.addIp({ ip: '203.0.113.7', toIp: '203.0.113.9' })
    expect(await security.ipAccess()).toMatchObject({
      items: [{ ip: '203.0.113.7', toIp: '203.0.113.9' }],
    })
  })

  it('deletes the address that is named (SEC-007)', async () => {
    const { security } = await bank.signedIn(await bank.person())
    for (const ip of ['203.0.113.7', '203.0.113.8']) await security.addIp({ ip })
    const { items } = await security.ipAccess()
    await security.deleteIp({ id: items.find(({ ip }) => ip === '203.0.113.7')?.id ?? '' })
    expect(await security.ipAccess()).toMatchObject({ items: [{ ip: '203.0.113.8' }] })
  })

  it('binds signing in to the addresses, once the own one is there (SEC-008)', async () => {
    const { security } = await bank.signedIn(await bank.person())
    await expect(security.setIpMode({ isEnabled: true })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    await security.addIp({ ip: '127.0.0.1' })
    await security.setIpMode({ isEnabled: true })
    expect(await security.ipAccess()).toMatchObject({ isEnabled: true })
    await security.setIpMode({ isEnabled: false })
    expect(await security.ipAccess()).toMatchObject({ isEnabled: false })
  })

  const BEN = { email: 'ben@sixpence.example', blockType: 'payout' } as const

  it('lists nobody at first whom a customer keeps away (SEC-013)', async () => {
    const { security } = await bank.signedIn(await bank.person())
    expect(await security.blacklist()).toEqual([])
  })

  it('keeps somebody away (SEC-014)', async () => {
    const { security } = await bank.signedIn(await bank.person())
    await security.addToBlacklist(BEN)
    expect(await security.blacklist()).toEqual([BEN])
  })

  it('lets somebody come back (SEC-015)', async () => {
    const { security } = await bank.signedIn(await bank.person())
    await security.addToBlacklist(BEN)
    await security.deleteFromBlacklist({ email: BEN.email })
    expect(await security.blacklist()).toEqual([])
  })

  it('tells who signed in, twenty at a time (SEC-018)', async () => {
    const { security } = await bank.signedIn(await bank.person())
    const { entries, total } = await security.loginHistory()
    expect([entries.length, total]).toEqual([1, 1])
    expect(entries[0]).toMatchObject({ result: 'success', ip: '127.0.0.1', isCurrent: true })
    expect(await security.loginHistory({ toDate: '2000-01-01' })).toEqual({ entries: [], total: 0 })
  })
})
