import { describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'
import { RIGHT_ID, usersAt } from '../../tests/users-at.ts'

const bank = testSandbox()
const { ask, tokenOf, usersOf, userOf, noticesOf, aBusiness, aWorker } = usersAt(bank)

describe('accessRightsUpdate', () => {
  it('takes away at once, also from who is signed in, and tells them (ACCESS-021)', async () => {
    const { owner, token } = await aBusiness()
    const worker = await aWorker(owner, 'initiate', ['sendUserToUser'])
    const working = await tokenOf(worker)
    const fromCustomerId = owner.customerId
    const [account] = owner.accounts
    const pay = (key: string) =>
      readJson(
        bank.call(
          'p2pTransfer',
          { fromCustomerId, fromAccount: account?.accountId, toEmail: 'a@b.example', amount: '1' },
          { token: working, key },
        ),
      )
    expect(await pay('a-key-of-the-users-test-01')).not.toMatchObject({ responseCode: '13' })
    const { userId } = await userOf(worker.email, token)
    const lower = { userId, accessRights: RIGHT_ID.read, permissions: {} }
    expect(await ask('accessRightsUpdate', lower, token)).toMatchObject({ isDone: true })
    expect(await pay('a-key-of-the-users-test-02')).toMatchObject({ responseCode: '13' })
    expect(await ask('balanceInquiry', { fromCustomerId }, working)).toMatchObject({
      responseCode: '00',
    })
    // A double click notifies once.
    await ask('accessRightsUpdate', lower, token)
    expect(await noticesOf(worker)).toHaveLength(1)

    await ask('accessRightsUpdate', { userId, accessRights: 0, permissions: {} }, token)
    expect(await ask('balanceInquiry', { fromCustomerId }, working)).toMatchObject({
      responseCode: 'ENOA',
    })
    expect(await userOf(worker.email, token)).toMatchObject({ state: 'ended', accessRights: 0 })
  })

  it('withdraws the batch of who loses the flag for batches, and that alone (ACCESS-020)', async () => {
    const { owner, token } = await aBusiness()
    const payee = await bank.person()
    const payments = [{ email: payee.email, amount: '3.00' }]
    const { customerId } = owner
    const worker = await bank.person({
      kind: 'business',
      standing: { actsForOthers: true },
      accesses: [{ customerId, right: 'initiate', permissions: ['massUser', 'sendUserToUser'] }],
      batches: [{ name: 'Wages', payments, fromCustomerId: customerId }],
    })
    const statuses = async () => {
      const { items } = await ask('transactionRequestList', {}, token)
      return (items as { status: string }[]).map(({ status }) => status)
    }
    const { userId } = await userOf(worker.email, token)
    const left = (permissions: object) =>
      ask('accessRightsUpdate', { userId, accessRights: RIGHT_ID.initiate, permissions }, token)
    await left({ massUser: 1 })
    expect(await statuses()).toEqual(['waiting'])
    await left({})
    expect(await statuses()).toEqual(['withdrawn'])
  })

  it('adds a right or a permission by a code alone', async () => {
    const { owner, token } = await aBusiness()
    const worker = await aWorker(owner, 'initiate', ['sendWire'])
    const { userId } = await userOf(worker.email, token)
    const more = {
      userId,
      accessRights: RIGHT_ID.initiate,
      permissions: { sendWire: 1, sendCard: 1 },
    }
    const asked = await ask('accessRightsUpdate', more, token)
    expect(asked).toMatchObject({ isDone: false })
    expect((await userOf(worker.email, token)).permissions['sendCard']).toBe(0)
    const code = await bank.codeOf(owner.email)
    await ask('accessRightsConfirm', { requestKey: asked['requestKey'], code }, token)
    expect((await userOf(worker.email, token)).permissions['sendCard']).toBe(1)
  })

  it.each([
    ['the right', { accessRights: RIGHT_ID.read, permissions: { sendUserToUser: 1 } }, 'withdrawn'],
    ['the flag', { accessRights: RIGHT_ID.initiate, permissions: { sendWire: 1 } }, 'withdrawn'],
    [
      'another flag',
      { accessRights: RIGHT_ID.initiate, permissions: { sendUserToUser: 1 } },
      'waiting',
    ],
  ])('withdraws what waits of who loses %s, if that began it', async (...row) => {
    const [, left, status] = row
    const { owner, token } = await aBusiness()
    const worker = await aWorker(owner, 'initiate', ['sendUserToUser', 'sendWire'])
    const payee = await bank.person()
    const [account] = owner.accounts
    const order = {
      fromCustomerId: owner.customerId,
      fromAccount: account?.accountId,
      toEmail: payee.email,
      amount: '3.00',
    }
    const by = { token: await tokenOf(worker), key: `a-key-of-${worker.customerId}` }
    const { approval } = await readJson(bank.call('p2pTransfer', order, by))
    const { userId } = await userOf(worker.email, token)
    await ask('accessRightsUpdate', { userId, ...left }, token)
    const requestId = (approval as { trxid: string }).trxid
    expect(await ask('transactionRequestGet', { requestId }, token)).toMatchObject({
      request: { status },
    })
  })

  it('changes neither the owner nor oneself', async () => {
    const { owner, token } = await aBusiness()
    const helper = await aWorker(owner, 'full')
    const helping = await tokenOf(helper)
    const fromCustomerId = owner.customerId
    const lower = { accessRights: RIGHT_ID.read, permissions: {}, fromCustomerId }
    for (const email of [owner.email, helper.email]) {
      const { userId } = await userOf(email, helping, { fromCustomerId })
      const refused = await ask('accessRightsUpdate', { ...lower, userId }, helping)
      expect(refused).toMatchObject({ responseCode: 'VF', validationErrors: [{ param: 'userId' }] })
    }
    const { userId } = await userOf(owner.email, token)
    expect(await ask('accessRightsUpdate', { ...lower, userId }, token)).toMatchObject({
      responseCode: 'VF',
    })
  })

  it('lets nobody give a permission that they do not have', async () => {
    const { owner } = await aBusiness()
    const helper = await aWorker(owner, 'full', ['sendWire'])
    const clerk = await aWorker(owner, 'initiate', ['massCard'])
    const helping = await tokenOf(helper)
    const fromCustomerId = owner.customerId
    const { userId } = await userOf(clerk.email, helping, { fromCustomerId })
    const give = (permissions: object) =>
      ask(
        'accessRightsUpdate',
        { userId, accessRights: RIGHT_ID.initiate, permissions, fromCustomerId },
        helping,
      )
    expect(await give({ sendCard: 1 })).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'permissions' }],
    })
    // Flags that the user has already may stay.
    expect(await give({ massCard: 1, sendWire: 1 })).toMatchObject({ isDone: false })
  })

  it('lets one of two end the other', async () => {
    const { owner, token } = await aBusiness()
    const two = [await aWorker(owner, 'full'), await aWorker(owner, 'full')]
    const tokens = await Promise.all(two.map(async person => tokenOf(person)))
    const ids = await Promise.all(two.map(async ({ email }) => userOf(email, token)))
    const fromCustomerId = owner.customerId
    const answers = await Promise.all(
      tokens.map(async (by, at) => {
        const userId = ids[1 - at]?.userId
        return ask(
          'accessRightsUpdate',
          { userId, accessRights: 0, permissions: {}, fromCustomerId },
          by,
        )
      }),
    )
    const codes = answers.map(({ responseCode }) => String(responseCode))
    expect(codes.filter(code => code === '00')).toHaveLength(1)
    const left = (await usersOf(token)).filter(({ state }) => state === 'active')
    expect(left).toHaveLength(2)
  })
})
