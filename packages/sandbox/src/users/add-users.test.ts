import { businessUserSchema } from '@sixpence/protocol/schemas'
import { describe, expect, it } from 'vitest'
import { type Json, readJson, type TestPerson, testSandbox } from '../../tests/test-sandbox.ts'
import { RIGHT_ID, usersAt } from '../../tests/users-at.ts'

const bank = testSandbox()
const { ask, tokenOf, usersOf, userOf, mailsOf, noticesOf, aBusiness, aWorker } = usersAt(bank)
const MINUTE = 60_000

describe('userList', () => {
  it('lists the owner and everybody who may act, with exactly these fields (ACCESS-021)', async () => {
    const { owner, token } = await aBusiness()
    const worker = await aWorker(owner, 'initiate', ['sendWire'])
    const [first, second] = await usersOf(token)
    expect(first).toMatchObject({
      email: owner.email,
      accessRights: RIGHT_ID.full,
      state: 'active',
      isOwner: true,
      isSelf: true,
    })
    expect(second).toMatchObject({
      email: worker.email,
      name: 'Robin Quay',
      accessRights: RIGHT_ID.initiate,
      state: 'active',
      isOwner: false,
      isSelf: false,
    })
    expect(second?.permissions).toMatchObject({ sendWire: 1, sendCard: 0 })
    expect(Object.keys(second ?? {}).toSorted()).toEqual(
      Object.keys(businessUserSchema.shape).toSorted(),
    )
    // The bank's id of the person is private.
    expect(second?.userId).not.toBe(worker.customerId)
  })

  it('is nothing for a person, who has no users', async () => {
    const token = await tokenOf(await bank.person())
    expect(await ask('userList', {}, token)).toMatchObject({ responseCode: '13' })
  })
})

describe('representativeAdd', () => {
  it('lets a customer of the bank act once the code is right, and tells them (ACCESS-021)', async () => {
    const { owner, token } = await aBusiness()
    const clerk = await bank.person()
    const body = {
      email: clerk.email,
      accessRights: RIGHT_ID.initiate,
      permissions: { sendUserToUser: 1 },
    }
    const asked = await ask('representativeAdd', body, token)
    const theirs = await tokenOf(clerk)
    const act = () => ask('balanceInquiry', { fromCustomerId: owner.customerId }, theirs)
    expect(await act()).toMatchObject({ responseCode: 'ENOA' })
    const [mail] = await mailsOf(owner.email)
    expect(mail?.body).toContain(
      `It lets ${clerk.email} act for Weir Pumps Ltd: prepares payments.`,
    )

    const { requestKey } = asked
    const wrong = mail?.code === '000000' ? '111111' : '000000'
    expect(await ask('accessRightsConfirm', { requestKey, code: wrong }, token)).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'approvalCode' }],
    })
    expect(await act()).toMatchObject({ responseCode: 'ENOA' })
    await ask('accessRightsConfirm', { requestKey, code: mail?.code }, token)
    expect(await act()).toMatchObject({ responseCode: '00' })
    expect(await noticesOf(clerk)).toEqual([
      { type: 'accessChanged', params: { customerId: owner.customerId } },
    ])
    expect((await mailsOf(clerk.email))[0]?.body).toContain('You can now act for Weir Pumps Ltd')
  })

  it('mails who is no customer a link, by which they get in and act (ACCESS-021)', async () => {
    const { owner, token } = await aBusiness()
    const email = 'new.clerk@quay.example'
    const body = { email: 'New.Clerk@Quay.example', accessRights: RIGHT_ID.read, permissions: {} }
    const { requestKey } = await ask('representativeAdd', body, token)
    const sent = await bank.codeOf(owner.email)
    await ask('accessRightsConfirm', { requestKey, code: sent }, token)
    const [mail] = await mailsOf(email)
    const query = new URLSearchParams(/\/activate\?(.*)$/.exec(mail?.body ?? '')?.[1])
    expect(query.get('action')).toBe('activationEmployee')
    expect(mail?.body).toContain('You can now act for Weir Pumps Ltd: read only.')
    const activationCode = query.get('code')
    await readJson(bank.call('businessAccountActivate', { email, activationCode }))
    await bank.call('passwordChangeRequest', { email, captcha: 'test-captcha-token' })
    const password = 'barge-lantern-71'
    const code = await bank.codeOf(email)
    await bank.call('passwordChangeWithCode', { email, code, password })
    const { accessToken } = await bank.signIn({ email, password })
    expect(await ask('userAccessList', {}, accessToken)).toMatchObject({
      accessList: [{ customerName: 'Weir Pumps Ltd', accessRights: RIGHT_ID.read }],
    })
  })

  it('tells nobody whether the bank knows an address, before they act themselves', async () => {
    const { owner, token } = await aBusiness()
    const known = await bank.person()
    const emails = [known.email, 'nobody.knows@quay.example']
    const answers: Json[] = []
    for (const email of emails) {
      const body = { email, accessRights: RIGHT_ID.read, permissions: {} }
      const { requestKey, ...asked } = await ask('representativeAdd', body, token)
      const code = await bank.codeOf(owner.email)
      const done = await ask('accessRightsConfirm', { requestKey, code }, token)
      answers.push({ ...asked, done, key: typeof requestKey, status: 0 })
    }
    expect(answers[0]).toEqual(answers[1])
    const shown = async () =>
      (await usersOf(token)).slice(1).map(({ email: _email, userId: _userId, ...user }) => ({
        ...user,
        since: '',
      }))
    const [first, second] = await shown()
    expect(first).toEqual(second)
    expect(first).toMatchObject({ state: 'invited' })
    expect(first).not.toHaveProperty('name')

    const fromCustomerId = owner.customerId
    await ask('userAccessInfoGet', { fromCustomerId }, await tokenOf(known))
    expect(await userOf(known.email, token)).toMatchObject({ state: 'active' })
    expect(await userOf(known.email, token)).toHaveProperty('name')
  })

  it('adds nobody twice, neither asked twice nor confirmed twice', async () => {
    const { owner, token } = await aBusiness()
    const helper = await aWorker(owner, 'full')
    const helping = await tokenOf(helper)
    const email = 'twice@quay.example'
    const body = { email, accessRights: RIGHT_ID.read, permissions: {} }
    const begun = await ask('representativeAdd', body, token)
    const fromCustomerId = owner.customerId
    const others = await ask('representativeAdd', { ...body, fromCustomerId }, helping)
    const confirm = async (requestKey: unknown, to: string, by: string) =>
      ask(
        'accessRightsConfirm',
        { requestKey, code: await bank.codeOf(to), ...(by === helping && { fromCustomerId }) },
        by,
      )
    const answers = await Promise.all([
      confirm(begun['requestKey'], owner.email, token),
      confirm(begun['requestKey'], owner.email, token),
      confirm(others['requestKey'], helper.email, helping),
    ])
    expect(answers.map(({ responseCode }) => String(responseCode)).toSorted()).toEqual([
      '00',
      'VF',
      'VF',
    ])
    expect((await usersOf(token)).filter(user => user.email === email)).toHaveLength(1)
    expect(await mailsOf(email)).toHaveLength(1)
    await bank.sandbox.clock.advance(2 * MINUTE)
    expect(await ask('representativeAdd', body, token)).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'email' }],
    })
  })

  it.each([
    ['the owner', (owner: TestPerson) => ({ email: owner.email.toUpperCase() })],
    ['a right that is never given (ACCESS-008)', () => ({ accessRights: 5 })],
    ['no right', () => ({ accessRights: 0 })],
    ['to be a sub-account', () => ({ permissions: { settlementAccount: 1 } })],
  ])('refuses %s', async (_what, change) => {
    const { owner, token } = await aBusiness()
    const body = {
      email: 'x@quay.example',
      accessRights: RIGHT_ID.read,
      permissions: {},
      ...change(owner),
    }
    expect(await ask('representativeAdd', body, token)).toMatchObject({ responseCode: 'VF' })
  })

  it.each([
    {
      row: 'ACCESS-017',
      names:
        'sendMoneyPaxumUser sendMoneyUser requestMoney addFundsWireThirdParty ' +
        'addFundsBankThirdParty addFundsCrypto',
    },
    {
      row: 'ACCESS-018',
      names:
        'withdrawCrypto withdrawBetweenAccounts withdrawWire withdrawEft ' +
        'withdrawCard withdrawInstant withdrawInterac',
    },
    {
      row: 'ACCESS-019',
      names:
        'sendCrypto sendWire sendEft sendCard sendInstant sendInterac ' +
        'sendUserToUser sendGlobal sendPrepaidLoad',
    },
    {
      row: 'ACCESS-020',
      names: 'massWire massEft massCard massInstant massInterac massUser massCrypto massGlobal',
    },
  ])('grants what it is given by these names, and nothing else ($row)', async ({ names }) => {
    const { owner, token } = await aBusiness()
    const clerk = await bank.person()
    const flags = names.split(' ')
    const permissions = Object.fromEntries(flags.map(name => [name, 1]))
    const body = { email: clerk.email, accessRights: RIGHT_ID.full, permissions }
    const { requestKey } = await ask('representativeAdd', body, token)
    const code = await bank.codeOf(owner.email)
    await ask('accessRightsConfirm', { code, requestKey }, token)
    const { permissions: granted } = await userOf(clerk.email, token)
    const set = Object.entries(granted).filter(([, value]) => value === 1)
    expect(set.map(([name]) => name).toSorted()).toEqual(flags.toSorted())
  })
})

describe('accessRightsConfirm', () => {
  it('makes no change for another business, nor for who may no longer manage users', async () => {
    const { owner, token } = await aBusiness()
    const { owner: other } = await aBusiness()
    const helper = await bank.person({
      kind: 'business',
      standing: { actsForOthers: true },
      accesses: [owner, other].map(({ customerId }) => ({ customerId, right: 'full' })),
    })
    const helping = await tokenOf(helper)
    const begin = async () => {
      await bank.sandbox.clock.advance(2 * MINUTE)
      const body = { email: 'late@quay.example', accessRights: RIGHT_ID.read, permissions: {} }
      const asked = await ask(
        'representativeAdd',
        { ...body, fromCustomerId: owner.customerId },
        (await bank.signIn(helper)).accessToken,
      )
      return { requestKey: asked['requestKey'], code: await bank.codeOf(helper.email) }
    }
    const elsewhere = { ...(await begin()), fromCustomerId: other.customerId }
    expect(await ask('accessRightsConfirm', elsewhere, helping)).toMatchObject({
      responseCode: '13',
    })
    const late = { ...(await begin()), fromCustomerId: owner.customerId }
    const { userId } = await userOf(helper.email, token)
    await ask('accessRightsUpdate', { userId, accessRights: RIGHT_ID.read, permissions: {} }, token)
    expect(await ask('accessRightsConfirm', late, helping)).toMatchObject({ responseCode: '13' })
    expect((await usersOf(token)).map(({ email }) => email)).not.toContain('late@quay.example')
  })
})

describe('representativeDelete', () => {
  it('waits for a second administrator, and is written down (ACCESS-023, ADMIN-006)', async () => {
    const { owner, token } = await aBusiness()
    const worker = await aWorker(owner, 'read')
    const staff = await tokenOf(await bank.person({ standing: { isAdmin: true } }))
    const { userId } = await userOf(worker.email, token)
    const body = { userId, fromCustomerId: owner.customerId }
    await ask('staffAccessBegin', { ...body, reason: 'Asked by the owner' }, staff)
    for (const [asked, by] of [
      [{ userId }, token],
      [{ userId }, staff],
      [body, staff],
    ] as const) {
      expect((await ask('representativeDelete', asked, by)).responseCode).toBe('13')
    }
    expect((await usersOf(token)).map(({ email }) => email)).toEqual([owner.email, worker.email])
    const acts = (await (await bank.control('/acts')).json()) as object[]
    expect(acts).toContainEqual(
      expect.objectContaining({ customerEmail: owner.email, method: 'representativeDelete' }),
    )
  })
})
