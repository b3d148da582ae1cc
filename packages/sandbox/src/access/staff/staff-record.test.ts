import { describe, expect, it } from 'vitest'
import { REASON, staffAt } from '../../../tests/staff-at.ts'
import { readJson, type TestPerson, testSandbox } from '../../../tests/test-sandbox.ts'

const bank = testSandbox()
const { ask, tokenOf, aMemberOfStaff, begin, linesOf } = staffAt(bank)

async function acting(wish: object = {}) {
  const customer = await bank.person(wish)
  const staff = await aMemberOfStaff()
  const token = await tokenOf(staff)
  await begin(customer.customerId, token)
  const read = (method: string, body: object = {}) =>
    ask(method, { fromCustomerId: customer.customerId, ...body }, token)
  return { customer, staff, token, read }
}

const actsOf = async (person: TestPerson, body: object = {}) =>
  ask('staffActList', body, await tokenOf(person))

/** Without the line of the reason. */
const lastOf = async (staff: TestPerson) => (await linesOf(staff)).slice(1)

describe('what staff do', () => {
  it('is written down with its reason and its outcome, reading too (ADMIN-002, GAP-70)', async () => {
    const { customer, staff, read } = await acting()
    await read('balanceInquiry')
    expect(await linesOf(staff)).toMatchObject([
      { call: 'staffAccessBegin', customer_id: customer.customerId, outcome: 'done' },
      {
        call: 'balanceInquiry',
        customer_id: customer.customerId,
        reason: REASON,
        outcome: 'done',
        refused_with: null,
      },
    ])
  })

  it('is written down where it was refused, whether the refusal was thrown or not', async () => {
    const { staff, read, token } = await acting()
    const stranger = await bank.person()
    await read('p2pTransfer')
    await read('transactionHistoryList', { accountId: stranger.accounts[0]?.accountId })
    await read('exportList', { source: 'neither' })
    await read('loginHistoryList', { pageNumber: 0 })
    await ask('balanceInquiry', { fromCustomerId: stranger.customerId }, token)
    await ask('balanceInquiry', { fromCustomerId: 'nobody-has-this' }, token)
    expect(await lastOf(staff)).toMatchObject([
      { call: 'p2pTransfer', outcome: 'refused', refused_with: '13' },
      { call: 'transactionHistoryList', outcome: 'refused', refused_with: '13' },
      { call: 'exportList', outcome: 'refused', refused_with: 'VF' },
      { call: 'loginHistoryList', outcome: 'refused', refused_with: 'VF' },
      { customer_id: stranger.customerId, outcome: 'refused', refused_with: '13' },
      { customer_id: null, named: 'nobody-has-this', refused_with: 'ENOA' },
    ])
  })

  it('is written down where body and header name different customers', async () => {
    const { customer, staff, token } = await acting()
    const headers = { Authorization: `Bearer ${token}`, 'Customer-Id': 'another' }
    const body = { fromCustomerId: customer.customerId }
    await bank.post('/api?balanceInquiry', body, headers)
    await bank.post('/api?balanceInquiry', {}, { ...headers, 'Customer-Id': customer.customerId })
    expect(await lastOf(staff)).toMatchObject([
      { customer_id: customer.customerId, outcome: 'refused', refused_with: 'TA1' },
      { customer_id: customer.customerId, outcome: 'done' },
    ])
  })

  it('is written down of papers, with which paper it was', async () => {
    const { customer, staff, token } = await acting()
    const headers = { Authorization: `Bearer ${token}`, 'Customer-Id': customer.customerId }
    const id = customer.accounts[0]?.accountId
    const paper = await bank.post('/pdf?template=accountConfirmation', { id }, headers)
    expect(paper.status).toBe(200)
    await bank.post('/pdf?template=statement', {}, headers)
    await bank.post('/csv?template=statement', { id: 'none' }, headers)
    await bank.post('/exports/none', {}, headers)
    await bank.post('/batch-files/none', {}, headers)
    await bank.auth('GET /devices', { token })
    expect(await lastOf(staff)).toMatchObject([
      { call: 'POST /pdf?template={template}', about: 'accountConfirmation', outcome: 'done' },
      { call: 'POST /pdf?template={template}', about: 'statement', refused_with: 'TA1' },
      { call: 'POST /csv?template={template}', about: 'statement', refused_with: '13' },
      { call: 'POST /exports/{exportId}', refused_with: '13' },
      { call: 'POST /batch-files/{ticket}', refused_with: '13' },
    ])
  })

  it('is written down of a search, with what was searched for and who was found', async () => {
    const found = await bank.person({ name: 'Odalys Farrow' })
    const staff = await aMemberOfStaff()
    await ask('customerSearch', { query: 'odalys far' }, await tokenOf(staff))
    expect(await linesOf(staff)).toMatchObject([
      { call: 'customerSearch', customer_id: null, about: 'odalys far', found: [found.customerId] },
    ])
    expect((await actsOf(found))['items']).toMatchObject([
      { kind: 'search', staffName: 'Amara N.', result: 'done', count: 1 },
    ])
  })

  it('is written down before it is done, and stays where the bank breaks', async () => {
    const { staff, read } = await acting()
    await bank.database.script('alter table customer_account rename to elsewhere')
    const said = await read('balanceInquiry')
    await bank.database.script('alter table elsewhere rename to customer_account')
    expect(said.status).toBe(500)
    expect(await lastOf(staff)).toMatchObject([{ call: 'balanceInquiry', outcome: 'failed' }])
  })

  it('is not done where it cannot be written down', async () => {
    const { customer, staff, read, token } = await acting()
    await bank.database.script('alter table staff_act rename to elsewhere')
    const said = await read('balanceInquiry')
    const headers = { Authorization: `Bearer ${token}`, 'Customer-Id': customer.customerId }
    const id = customer.accounts[0]?.accountId
    const paper = await bank.post('/pdf?template=accountConfirmation', { id }, headers)
    const search = await ask('customerSearch', { query: 'ada' }, token)
    await bank.database.script('alter table elsewhere rename to staff_act')
    expect([said.status, paper.status, search.status]).toEqual([500, 500, 500])
    expect(JSON.stringify([said, search])).not.toContain('sixpence.example')
    expect(await lastOf(staff)).toEqual([])
  })

  it('is not answered where its outcome cannot be written down', async () => {
    const { read } = await acting()
    await bank.database.script('alter table staff_act_outcome rename to elsewhere')
    const said = await read('balanceInquiry')
    await bank.database.script('alter table elsewhere rename to staff_act_outcome')
    expect(said).toMatchObject({ status: 500, responseCode: 'UE' })
    expect(said).not.toHaveProperty('accounts')
  })

  it('cannot be changed or taken back', async () => {
    const { staff } = await acting()
    const { sql } = bank.database
    await expect(sql`delete from staff_act_outcome`).rejects.toThrow('append-only')
    await expect(sql`update staff_act set call = 'nothing'`).rejects.toThrow('append-only')
    await expect(sql`delete from staff_access`).rejects.toThrow('append-only')
    expect(await linesOf(staff)).toHaveLength(1)
  })

  it('leaves no line of who acts as themselves, or is no staff', async () => {
    const staff = await aMemberOfStaff()
    const token = await tokenOf(staff)
    await ask('balanceInquiry', {}, token)
    await ask('balanceInquiry', { fromCustomerId: staff.customerId }, token)
    expect(await linesOf(staff)).toEqual([])
    const person = await bank.person()
    const other = await bank.person()
    await ask('balanceInquiry', { fromCustomerId: other.customerId }, await tokenOf(person))
    expect(await linesOf(person)).toEqual([])
  })

  it('has two lines for each of 500 calls at once', async () => {
    const { staff, read } = await acting()
    const methods = ['balanceInquiry', 'p2pTransfer', 'transactionHistoryList', 'addressInquiry']
    const calls = Array.from({ length: 500 }, (_, number) => methods[number % 4] ?? '')
    const said = await Promise.all(calls.map(method => read(method)))
    expect(said.filter(({ responseCode }) => responseCode === '00')).toHaveLength(375)
    const lines = await lastOf(staff)
    expect(lines).toHaveLength(500)
    expect(lines.filter(({ outcome }) => outcome === 'done')).toHaveLength(375)
    expect(lines.filter(({ outcome }) => outcome === 'refused')).toHaveLength(125)
  })
})

describe('staffActList', () => {
  it('tells the customer who looked, when and why, newest first (ADMIN-002, GAP-70)', async () => {
    const { customer, read } = await acting()
    await read('balanceInquiry')
    await read('balanceInquiry')
    await read('customerInfoGet')
    await read('cardPinShow', { accountId: 'any' })
    expect(await actsOf(customer)).toMatchObject({
      total: 3,
      items: [
        { kind: 'cardSecrets', result: 'refused', count: 1, reason: REASON, staffName: 'Amara N.' },
        { kind: 'accounts', result: 'done', count: 2, reason: REASON },
        { kind: 'opened', result: 'done', count: 1, reason: REASON },
      ],
    })
  })

  it('tells of the list of accesses, which shows what is on the accounts (GAP-70)', async () => {
    const { customer, read } = await acting()
    expect((await read('userAccessList'))['accessList']).toMatchObject([
      {},
      { customerId: customer.customerId, balanceInfo: [{}, {}] },
    ])
    expect((await actsOf(customer))['items']).toMatchObject([
      { kind: 'profile', result: 'done', count: 1 },
      { kind: 'opened' },
    ])
  })

  it('leaves out the agreements of the member of staff, which come from the same address', async () => {
    const { customer, token } = await acting()
    const headers = { Authorization: `Bearer ${token}`, 'Customer-Id': customer.customerId }
    const paper = (template: string, id: unknown) =>
      bank.post(`/pdf?template=${template}`, { id }, headers)
    const { agreements } = await ask('legalInfoGet', {}, token)
    const [agreement] = agreements as { id: string }[]
    expect((await paper('agreement', agreement?.id)).status).toBe(200)
    expect((await actsOf(customer))['items']).toMatchObject([{ kind: 'opened' }])
    await paper('accountConfirmation', customer.accounts[0]?.accountId)
    expect((await actsOf(customer))['items']).toMatchObject([
      { kind: 'papers' },
      { kind: 'opened' },
    ])
  })

  it('keeps what was done for one reason apart from what was done for another', async () => {
    const { customer, read, token } = await acting()
    await read('balanceInquiry')
    await begin(customer.customerId, token, 'Called once more')
    await read('balanceInquiry')
    const { items } = await actsOf(customer)
    expect(
      (items as { kind: string; reason: string }[]).map(({ kind, reason }) => [kind, reason]),
    ).toEqual([
      ['accounts', 'Called once more'],
      ['opened', 'Called once more'],
      ['accounts', REASON],
      ['opened', REASON],
    ])
  })

  it('comes in pages', async () => {
    const { customer, read } = await acting()
    for (const method of ['balanceInquiry', 'addressInquiry', 'transactionHistoryList'])
      await read(method)
    const page = async (pageNumber: number) =>
      (await actsOf(customer, { pageNumber, pageSize: 3 })) as unknown as {
        items: { kind: string }[]
        total: number
      }
    expect((await page(1)).items.map(({ kind }) => kind)).toEqual([
      'history',
      'profile',
      'accounts',
    ])
    expect(await page(2)).toMatchObject({ items: [{ kind: 'opened' }], total: 4 })
    expect((await actsOf(customer, { pageSize: 101 })).responseCode).toBe('VF')
  })

  it('is for whoever has full access to the customer, and shows nothing of others', async () => {
    const { customer } = await acting({ kind: 'business' })
    const [reader, full] = await Promise.all(
      ['read', 'full'].map(right =>
        bank.person({
          standing: { actsForOthers: true },
          kind: 'business',
          accesses: [{ customerId: customer.customerId, right }],
        }),
      ),
    )
    if (!reader || !full) throw new Error('nobody was made')
    const of = { fromCustomerId: customer.customerId }
    expect((await actsOf(reader, of)).responseCode).toBe('13')
    expect((await actsOf(full, of))['items']).toMatchObject([{ kind: 'opened' }])
    expect(await actsOf(await bank.person())).toMatchObject({ items: [], total: 0 })
  })
})

describe('codes and mails', () => {
  it('reach nobody when staff ask for them (ADMIN-002)', async () => {
    const { customer, staff, read } = await acting()
    const mails = async () =>
      bank.database
        .sql`select id from inbox_message where recipient in (${staff.email}, ${customer.email})`
    const before = (await mails()).length
    await read('cardDetailsShow', { accountId: 'any' })
    await read('passwordChange', {
      password: staff.password,
      passwordNew: 'violet kettle 41',
      passwordNewRepeat: 'violet kettle 41',
    })
    const said = await readJson(
      bank.call(
        'p2pTransfer',
        {
          fromCustomerId: customer.customerId,
          fromAccount: customer.accounts[0]?.accountId,
          toEmail: 'ada@sixpence.example',
          amount: '400.00',
        },
        { token: await tokenOf(staff), key: 'key-of-four-hundred' },
      ),
    )
    expect(said['responseCode']).toBe('13')
    expect(await mails()).toHaveLength(before)
  })
})
