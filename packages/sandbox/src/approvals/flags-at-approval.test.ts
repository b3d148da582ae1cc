import { beforeAll, describe, expect, it } from 'vitest'
import { aRequestingBusiness, type Worker } from '../../tests/a-requesting-business.ts'
import { readJson, type TestPerson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const requesting = aRequestingBusiness(bank)
const { held, grant, worker, askP2p, approve, requestOf, entries, refusedBy } = requesting

const holdAt =
  (of: () => TestPerson) =>
  ({ person }: Worker, right: string, permissions: readonly string[]) =>
    bank.control('/accesses', {
      userId: person.customerId,
      customerId: of().customerId,
      right,
      permissions,
    })

describe('a request', () => {
  const hold = holdAt(() => held.business)

  it('is approved without a flag, and only while who asked holds theirs (ACCESS-019)', async () => {
    const clerk = await grant('initiate')
    const { id } = await askP2p('2.00', clerk)
    await hold(clerk, 'initiate', ['withdrawBetweenAccounts', 'massUser'])
    const before = await entries()
    expect(await approve(id, held.approver)).toMatchObject(refusedBy('requestDecided'))
    expect(await entries()).toBe(before)
    expect(await requestOf(id)).toMatchObject({ status: 'waiting' })

    await hold(clerk, 'initiate', ['sendUserToUser'])
    await bank.control('/clock', { advanceMs: 61_000 })
    expect(await approve(id, held.approver)).toMatchObject({ responseCode: '00' })
    expect(await entries()).toBe(before + 1)
  })

  it('moves nothing of who may no longer see what is on the accounts (ACCESS-011)', async () => {
    const clerk = await grant('initiate')
    const { id } = await askP2p('2.00', clerk)
    await bank.control('/accesses', {
      userId: clerk.person.customerId,
      customerId: held.business.customerId,
      right: 'initiate',
      permissions: ['sendUserToUser'],
      seesBalance: false,
    })
    expect(await approve(id, held.approver)).toMatchObject(refusedBy('requestDecided'))
  })

  it('between own accounts is asked for its own flag (ACCESS-018)', async () => {
    const clerk = await grant('initiate')
    const order = { toAccount: requesting.usd(), toAmount: '1.00' }
    const { id } = await requesting.pay('betweenAccountsTransfer', order, clerk)
    await hold(clerk, 'initiate', ['sendUserToUser'])
    expect(await approve(id, held.approver)).toMatchObject(refusedBy('requestDecided'))
    await hold(clerk, 'initiate', ['withdrawBetweenAccounts'])
    await bank.control('/clock', { advanceMs: 61_000 })
    expect(await approve(id, held.approver)).toMatchObject({ responseCode: '00' })
  })
})

describe('a payment that waits for a code', () => {
  let shop: TestPerson
  let owner: Worker
  let payer: Worker
  let keys = 0

  beforeAll(async () => {
    shop = await bank.person({ kind: 'business', approval: 'otp' })
    owner = await worker(shop)
    payer = await worker(
      await bank.person({
        kind: 'business',
        standing: { actsForOthers: true },
        accesses: [{ customerId: shop.customerId, right: 'full', permissions: ['sendUserToUser'] }],
      }),
    )
  })

  const hold = holdAt(() => shop)
  const ask = (method: string, body: object, by: { token: string; key: string }) =>
    readJson(bank.call(method, { ...body, fromCustomerId: shop.customerId }, by))
  const sendCode = (trxid: string, { token }: Worker) =>
    ask('approvalCodeGenerate', { trxid }, { token, key: '' })

  async function begin() {
    await hold(payer, 'full', ['sendUserToUser'])
    // The clock that these tests advance ends sessions.
    payer = await worker(payer.person)
    owner = await worker(shop)
    const key = `key-of-a-coded-payment-${String((keys += 1))}`
    const order = {
      fromAccount: shop.accounts[0]?.accountId,
      toEmail: held.payee.email,
      amount: '1.00',
    }
    const { approval } = await ask('p2pTransfer', order, { token: payer.token, key })
    const { trxid } = approval as { trxid: string }
    const handIn = (approvalCode: string, { token }: Worker) =>
      ask('transferApprove', { trxid, approvalCode }, { token, key })
    return { trxid, handIn, code: await bank.codeOf(payer.person.email) }
  }

  it('moves only while who began it and confirms it holds the flag (ACCESS-019)', async () => {
    const { trxid, handIn, code: old } = await begin()
    await hold(payer, 'full', ['sendWire', 'withdrawBetweenAccounts'])
    const before = await entries()
    expect(await handIn(old, payer)).toMatchObject({ responseCode: '13' })
    expect(await entries()).toBe(before)
    await hold(payer, 'full', ['sendUserToUser'])
    expect(await handIn(old, payer)).toMatchObject(refusedBy('approvalCodeExpired'))
    expect(await entries()).toBe(before)
    await bank.control('/clock', { advanceMs: 61_000 })
    expect(await sendCode(trxid, payer)).toMatchObject({ responseCode: '00' })
    const code = await bank.codeOf(payer.person.email)
    expect(await handIn(code, payer)).toMatchObject({ responseCode: '00' })
    // Done is done: the same result again, whatever rights were removed since.
    await hold(payer, 'full', [])
    expect(await handIn(code, payer)).toMatchObject({ responseCode: '00' })
    expect(await entries()).toBe(before + 1)
  })

  it.each([
    ['the flag', 'full', []],
    ['the right', 'confirm', ['sendUserToUser']],
    ['the access', 'none', []],
  ] as const)('neither gets a code nor moves once %s is lost', async (...row) => {
    const [, right, flags] = row
    const { trxid, handIn, code } = await begin()
    await hold(payer, right, flags)
    const before = await entries()
    const lost = right === 'none' ? 'ENOA' : '13'
    expect(await handIn(code, payer)).toMatchObject({ responseCode: lost })
    await bank.control('/clock', { advanceMs: 61_000 })
    expect(await sendCode(trxid, payer)).toMatchObject({ responseCode: lost })
    expect(await entries()).toBe(before)
  })

  it('is confirmed by nobody but who began it, not by the owner either (TRAP-27)', async () => {
    const { trxid, handIn, code } = await begin()
    expect(await handIn(code, owner)).toMatchObject({ responseCode: '13' })
    await bank.control('/clock', { advanceMs: 61_000 })
    expect(await sendCode(trxid, owner)).toMatchObject({ responseCode: '13' })
    expect(await handIn(code, payer)).toMatchObject({ responseCode: '00' })
  })
})
