import { beforeEach, describe, expect, it } from 'vitest'
import { aKey } from '../../tests/a-bank.ts'
import { readJson, type TestPerson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

interface Order {
  readonly id: string
  readonly status: string
  readonly createdAt: string
  readonly completedAt?: string
}

let owner: TestPerson
let token = ''
let eur = ''

const accountOf = (person: TestPerson, code: string) =>
  person.accounts.find(({ currencyCode }) => currencyCode === code)?.accountId ?? ''

beforeEach(async () => {
  owner = await bank.person({ kind: 'business' })
  token = (await bank.signIn(owner)).accessToken
  eur = accountOf(owner, 'EUR')
})

const ask = (method: string, body: object = {}, by = token) => readJson(bank.call(method, body, by))
const order = (fields: object = {}, key = aKey(), by = token) => {
  const usual = {
    accountId: eur,
    email: 'ada@sixpence.example',
    name: 'Ada Lindholm',
    reportType: 0,
    expectedFee: '2.50',
  }
  return readJson(
    bank.call('identityVerificationCreate', { ...usual, ...fields }, { token: by, key }),
  )
}
const ordered = async () => (await order())['item'] as Order
const listed = async (filter: object = {}) =>
  (await ask('identityVerificationList', filter))['items'] as Order[]
const balance = async (id: string) => {
  const [row] = await bank.database.sql<{ balance: string }>`
    select balance from ledger_account where id = ${id}`
  return Number(row?.balance)
}

describe('identityVerificationFeeGet', () => {
  it('tells amount and currency of an account, standard unless told otherwise (MERCH-041)', async () => {
    expect(await ask('identityVerificationFeeGet', { accountId: eur })).toMatchObject({
      amount: '2.50',
      currencyCode: 'EUR',
    })
    expect(
      await ask('identityVerificationFeeGet', { accountId: eur, reportType: 1 }),
    ).toMatchObject({ amount: '5.00', currencyCode: 'EUR' })
  })

  it('tells of another’s account as of one that there is not (MERCH-041)', async () => {
    const stranger = await bank.person()
    const theirs = await ask('identityVerificationFeeGet', {
      accountId: accountOf(stranger, 'EUR'),
    })
    expect(theirs).toMatchObject({ responseCode: '13' })
    expect(theirs).toEqual(await ask('identityVerificationFeeGet', { accountId: 'none' }))
  })
})

describe('identityVerificationCreate', () => {
  it('takes the fee into the income of the bank, and begins (MERCH-042)', async () => {
    const [before, fees] = [await balance(eur), await balance('fees:EUR')]
    expect(await order()).toMatchObject({
      responseCode: '00',
      item: { email: 'ada@sixpence.example', reportType: 0, status: 'inProgress', fee: '2.50' },
    })
    expect(await balance(eur)).toBeCloseTo(before - 2.5)
    expect(await balance('fees:EUR')).toBeCloseTo(fees + 2.5)
  })

  it('is one payment under its key, however often it is sent (MERCH-042)', async () => {
    const key = aKey()
    const before = await balance(eur)
    const [first, second] = [await order({}, key), await order({}, key)]
    expect(second).toEqual(first)
    expect(await balance(eur)).toBeCloseTo(before - 2.5)
    expect(await listed()).toHaveLength(1)
    const { transactionId } = first
    expect(JSON.stringify(await ask('paymentIntentGet', { key }))).toContain(String(transactionId))
    expect(await order({ name: 'Somebody Else' }, key)).toMatchObject({ status: 422 })
  })

  it.each([
    ['another fee', { expectedFee: '1.00' }, 'expectedFee'],
    ['the fee of the other type', { reportType: 1 }, 'expectedFee'],
    ['no address', { email: 'ada' }, 'email'],
    ['no name', { name: ' ' }, 'name'],
    ['another type', { reportType: 2 }, 'reportType'],
  ])('refuses %s, and takes nothing (MERCH-042, MERCH-044)', async (_what, fields, param) => {
    const before = await balance(eur)
    expect(await order(fields)).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param }],
    })
    expect(await balance(eur)).toBe(before)
    expect(await listed()).toEqual([])
  })

  it('refuses an account that cannot pay it, and leaves no invoice', async () => {
    const poor = await bank.person({ kind: 'business', accounts: [{ currencyCode: 'EUR' }] })
    const { accessToken } = await bank.signIn(poor)
    const refused = await order({ accountId: accountOf(poor, 'EUR') }, aKey(), accessToken)
    expect(refused).toMatchObject({ responseCode: 'VF', validationErrors: [{ param: 'balance' }] })
    const left = await bank.database.sql`
      select id from invoice where kind = 'system' and to_email = ${poor.email}`
    expect(left).toEqual([])
  })

  it('is refused from another’s account', async () => {
    const stranger = await bank.person()
    expect(await order({ accountId: accountOf(stranger, 'EUR') })).toMatchObject({
      responseCode: '13',
    })
  })
})

describe('a check', () => {
  /** By then the session has ended. */
  const later = async (hours: number) => {
    await bank.control('/clock', { advanceMs: hours * 3_600_000 })
    token = (await bank.signIn(owner)).accessToken
  }

  it.each([
    { type: 'standard', reportType: 0, expectedFee: '2.50', hours: 25 },
    { type: 'express', reportType: 1, expectedFee: '5.00', hours: 1 },
  ])('that is $type is done by the clock of the bank (MERCH-044)', async ({ hours, ...asked }) => {
    const { reportType, expectedFee } = asked
    await order({ reportType, expectedFee })
    expect(await listed()).toMatchObject([{ status: 'inProgress' }])
    expect((await listed())[0]).not.toHaveProperty('completedAt')
    await later(hours)
    const [done] = await listed()
    expect(done).toMatchObject({
      status: 'confirmed',
      completedAt: expect.any(String) as unknown,
    })
  })

  it('is confirmed however the name is spelt (MERCH-042)', async () => {
    await order({ name: 'LINDHOLM, ADA', reportType: 1, expectedFee: '5.00' })
    await later(1)
    expect(await listed()).toMatchObject([{ status: 'confirmed' }])
  })

  it.each([
    ['of another name', { name: 'Ada Lovelace' }],
    ['of a part of the name', { name: 'Ada Maria Lindholm' }],
    ['of nobody’s address', { email: 'nobody@elsewhere.example' }],
  ])('%s is not confirmed (MERCH-042)', async (_what, fields) => {
    await order({ ...fields, reportType: 1, expectedFee: '5.00' })
    await later(1)
    expect(await listed()).toMatchObject([{ status: 'notConfirmed' }])
  })
})

describe('identityVerificationList', () => {
  it('is filtered, and an empty filter is none (MERCH-042)', async () => {
    await order()
    await order({
      name: 'Ben Ọkafọr',
      email: 'BEN@sixpence.example',
      reportType: 1,
      expectedFee: '5',
    })
    expect(await listed({ email: 'ben@' })).toMatchObject([{ name: 'Ben Ọkafọr' }])
    expect(await listed({ name: 'okafor' })).toMatchObject([{ name: 'Ben Ọkafọr' }])
    expect(await listed({ name: 'LIND' })).toMatchObject([{ name: 'Ada Lindholm' }])
    expect(await listed({ reportType: 1 })).toHaveLength(1)
    expect(await listed({ status: 'confirmed' })).toEqual([])
    expect(await listed({ email: '%' })).toEqual([])
  })

  it('comes in pages, and says how many there are (MERCH-043, CONST-012)', async () => {
    const ids: string[] = []
    for (let made = 0; made < 3; made += 1) ids.unshift((await ordered()).id)
    const page = (pageNumber: number) =>
      ask('identityVerificationList', { pageNumber, pageSize: 2, name: 'Ada' })
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    expect(first).toMatchObject({ items: [{ id: ids[0] }, { id: ids[1] }], total: 3 })
    expect(second).toMatchObject({ items: [{ id: ids[2] }], total: 3 })
    expect(third).toMatchObject({ items: [], total: 3 })
  })

  it('takes 1,000 on a page, and no more (MERCH-042, CONST-018)', async () => {
    const { id } = await ordered()
    expect(await listed({ pageSize: 1000 })).toMatchObject([{ id }])
    for (const page of [{ pageSize: 1001 }, { pageSize: 0 }, { pageNumber: 0 }])
      expect(await ask('identityVerificationList', page)).toMatchObject({ responseCode: 'VF' })
  })

  it('is nobody else’s (MERCH-042)', async () => {
    await order()
    const stranger = (await bank.signIn(await bank.person({ kind: 'business' }))).accessToken
    expect(await ask('identityVerificationList', {}, stranger)).toMatchObject({
      items: [],
      total: 0,
    })
  })
})
