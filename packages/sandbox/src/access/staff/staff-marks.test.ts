import {
  type NamedMethod,
  namedMethods,
  type RestMethod,
  restMethods,
  type StaffMark,
} from '@sixpence/protocol'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { externalInput } from '../../../tests/external-input.ts'
import { staffAt } from '../../../tests/staff-at.ts'
import { FOUR_EYES, HELPS, NEVER, NOTHING_THERE, TWO } from '../../../tests/staff-marks.ts'
import { readJson, type TestPerson, testSandbox } from '../../../tests/test-sandbox.ts'
import { callId } from '../call-id.ts'
import { kindOfStaffAct } from '../staff-act-kind.ts'

const bank = testSandbox()
const { ask, tokenOf, aMemberOfStaff, begin, aCardOf, linesOf, contents } = staffAt(bank)

type Call = NamedMethod | RestMethod
const CALLS = [...namedMethods(), ...restMethods()].filter(({ access }) => access === 'customer')

/** What staff may call, and the customer is not told. */
const HIDDEN = CALLS.filter(
  call => call.staff === 'sees' && kindOfStaffAct(callId(call), call.needs) === 'own',
)

const marked = (mark: StaffMark) => CALLS.filter(({ staff }) => staff === mark)

const REFUSED = [...marked('never'), ...marked('two').filter(({ fourEyes }) => !fourEyes)]

let customer: TestPerson
let staff: TestPerson
let token: string
let ids: { card: string; user: string; batch: string; exportId: string }
let keys = 0

beforeAll(async () => {
  const payments = [{ email: 'ada@sixpence.example', amount: '1' }]
  customer = await bank.person({ kind: 'business', batches: [{ name: 'Wages', payments }] })
  const { customerId } = customer
  await bank.person({
    kind: 'business',
    standing: { actsForOthers: true },
    accesses: [{ customerId, right: 'full' }],
  })
  const owner = await tokenOf(customer)
  const { items } = await ask('userList', {}, owner)
  const [, user] = items as { userId: string }[]
  const { batchTransfer } = await ask('batchTransferList', {}, owner)
  const [batch] = (batchTransfer as { transfer: { id: string }[] }).transfer
  const exportId = String((await ask('exportStart', {}, owner))['exportId'])
  // What is written by itself is written by then.
  await vi.waitFor(async () => {
    const state = await ask('exportStatusGet', { exportId }, owner)
    if (!('fileUrl' in state)) throw new Error('The file is still being written.')
  })
  ids = {
    card: await aCardOf(customer),
    user: String(user?.userId),
    batch: String(batch?.id),
    exportId,
  }
  staff = await aMemberOfStaff()
  token = await tokenOf(staff)
  await begin(customerId, token)
}, 60_000)

function inputOf({ name }: NamedMethod): object {
  const [first, second] = customer.accounts.map(({ accountId }) => accountId)
  const isOfCard = name.startsWith('card')
  return {
    fromCustomerId: customer.customerId,
    fromAccount: first,
    toAccount: second,
    accountId: isOfCard ? ids.card : first,
    amount: '4.00',
    toAmount: '4.00',
    toEmail: 'ada@sixpence.example',
    email: name === 'exportEmailSend' ? staff.email : 'ada@sixpence.example',
    exportId: ids.exportId,
    id: ids.batch,
    userId: ids.user,
    accessRights: 0,
    permissions: {},
    approvalCode: '000000',
    code: '000000',
    requestKey: 'nothing-begun',
    pin: '4071',
    pinRepeat: '4071',
    hostOrigin: 'http://app.localhost',
    cardId: ids.card,
    feeAccountId: first,
    cardAliasName: 'Travel',
    extraParams: {},
    isExpressShipping: false,
    type: name === 'limitsGet' ? 'betweenAccounts' : name === 'cardApply' ? 2006 : undefined,
    operation: 'betweenAccounts',
    currencyCode: name === 'walletCreate' ? 'BTC' : 'GBP',
    fromCurrencyCode: 'EUR',
    toCurrencyCode: 'USD',
    password: staff.password,
    passwordNew: 'violet kettle 41 blue',
    passwordNewRepeat: 'violet kettle 41 blue',
    ip: '203.0.113.7',
    enable: true,
    identified: 'payments.email',
    value: 0,
    blockType: 'login',
    binNumber: '400000',
    countryCode: 'IE',
    query: 'sixpence',
    text: 'quay',
    reason: 'Called about a payment',
    days: 1,
    source: 'monthly',
    checkoutId: '0'.repeat(32),
    expectedAmount: '1.00',
    expectedCurrencyCode: 'EUR',
    trxid: 'nothing-waits',
    transactionId: 'nothing-sent',
    transactionIds: ['nothing-asked'],
    requestId: 'nothing-asked',
    batchId: 'nothing-asked',
    approvalTransactionId: 'nothing-sent',
    instructionId: 'none',
    documentType: 'addressProof',
    termIds: ['nothing-asked'],
    choice: 'accept',
    declined: false,
    key: 'a-key-that-nobody-used',
    ...externalInput(name),
  }
}

const key = () => `key-of-staff-${String((keys += 1)).padStart(8, '0')}`

/** Asks as staff, by the bank's front entrance: the answer's code, or its status. */
async function codeOf(call: Call, by = token): Promise<unknown> {
  const answer = send(call, by)
  return 'name' in call ? (await readJson(answer))['responseCode'] : (await answer).status
}

const send = (call: Call, by: string): Promise<Response> =>
  'name' in call
    ? bank.call(call.name, inputOf(call), { token: by, key: key() })
    : byAddress(call, by)

function byAddress(call: RestMethod, by: string): Promise<Response> {
  const path = call.path.replace(
    '{template}',
    call.path.includes('pdf') ? 'accountConfirmation' : 'statement',
  )
  const [account] = customer.accounts
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE'
  return bank.sandbox.fetch(`http://bank.localhost${path.replaceAll(/\{\w+\}/g, 'nothing')}`, {
    method: call.method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${by}`,
      'Customer-Id': customer.customerId,
    },
    ...(hasBody && { body: JSON.stringify({ id: account?.accountId, ...BODIES.get(call.path) }) }),
  })
}

const BODIES = new Map<string, object>([
  ['/two-step-verification', { mode: 'otp', id: undefined }],
  ['/service/check-urls', { urls: ['https://shop.example/'] }],
  ['/auth/embed', { clientKey: 'k'.repeat(20), codeChallenge: 'c'.repeat(43) }],
])

/** What a call that reads may write, each with its reason. */
const MAY_WRITE: Readonly<Record<string, string>> = {
  // Gives out an address that works for a few minutes: a ticket, and nothing of what is read.
  batchFileView: 'batch_file',
  // Counts whom somebody looks up: one address after another is refused.
  payeeEmailCheck: 'payee_lookup',
  instantKeyInfoGet: 'payee_lookup',
  payeeNameCheck: 'payee_lookup',
}

const kept = (contents: Readonly<Record<string, string>>, name: string) => {
  const table = MAY_WRITE[name]
  return table === undefined ? {} : { [table]: contents[table] }
}

describe('the mark of a call', () => {
  it('is as it is written here (ADMIN-002)', () => {
    expect(marked('never').map(callId).toSorted()).toEqual(NEVER)
    expect(marked('helps').map(callId).toSorted()).toEqual(HELPS)
    expect(marked('two').map(callId).toSorted()).toEqual(TWO)
    const parts = CALLS.filter(({ fourEyes }) => fourEyes).map(
      call => [callId(call), call.fourEyes] as const,
    )
    expect(Object.fromEntries(parts)).toEqual(Object.fromEntries(FOUR_EYES))
  })

  it.each([
    ['cardPause', 'read', 'cardPaused'],
    ['cardReissue', 'read', 'cardChanges'],
    ['cardDetailsShow', 'read', 'cardSecrets'],
    ['batchTransferList', 'read', 'payments'],
    ['p2pTransfer', 'read', 'sendMoney'],
    ['loginHistoryList', 'own', 'own'],
    ['passwordChange', 'own', 'security'],
    ['POST /pdf?template={template}', 'read', 'papers'],
    ['POST /pdf?template={template}', 'own', 'own'],
  ] as const)('tells the customer of %s, which needs %s, as %s', (call, needs, kind) => {
    expect(kindOfStaffAct(call, needs)).toBe(kind)
  })

  it.each(REFUSED.map(call => [callId(call), call] as const))(
    'keeps staff from %s, and nothing comes of it (ADMIN-002, ADMIN-006)',
    async (name, call) => {
      const before = await contents()
      const code = await codeOf(call)
      expect(['13', 404]).toContain(code)
      expect(await contents()).toEqual(before)
      expect((await linesOf(staff)).at(-1)).toMatchObject({ call: name, outcome: 'refused' })
    },
  )

  it.each(HIDDEN.map(call => [callId(call), call] as const))(
    'shows nothing of the customer who is not told of it: %s (GAP-70)',
    async (_, call) => {
      const answer = await (await send(call, token)).text()
      expect(answer).not.toContain(customer.customerId)
      expect(answer).not.toContain(customer.email)
    },
  )

  it.each(marked('sees').map(call => [callId(call), call] as const))(
    'lets staff call %s',
    async (name, call) => {
      const wanted = NOTHING_THERE[name] ?? ('name' in call ? '00' : 200)
      expect(await codeOf(call)).toBe(wanted)
      expect((await linesOf(staff)).at(-1)).toMatchObject({
        call: name,
        outcome: wanted === '00' || wanted === 200 ? 'done' : 'refused',
      })
    },
  )
})

describe('a call that reads', () => {
  it.each(
    CALLS.filter(({ effect }) => effect === 'read').map(call => [callId(call), call] as const),
  )('writes nothing, asked by staff or by the customer: %s', async (name, call) => {
    for (const by of [token, await tokenOf(customer)]) {
      const before = await contents()
      await codeOf(call, by)
      expect({ ...(await contents()), ...kept(before, name) }).toEqual(before)
    }
  })
})

describe('staff who help', () => {
  it('pause a card, block it, and end an access (ADMIN-002)', async () => {
    const { customerId } = customer
    const accountId = await aCardOf(customer)
    for (const method of ['cardPause', 'cardBlock']) {
      const said = await ask(method, { accountId, fromCustomerId: customerId }, token)
      expect(said.responseCode).toBe('00')
    }
    const owner = await tokenOf(customer)
    const { accounts } = await ask('balanceInquiry', {}, owner)
    expect(accounts).toContainEqual(expect.objectContaining({ accountId, accountStatusId: 4 }))
    const change = { userId: ids.user, permissions: {}, fromCustomerId: customerId }
    const said = await ask('accessRightsUpdate', { ...change, accessRights: 0 }, token)
    expect(said).toMatchObject({ responseCode: '00', isDone: true })
    const { items } = await ask('userList', {}, owner)
    expect(items).toMatchObject([{ accessRights: 2 }, { accessRights: 0 }])
  })

  it.each([
    { accessRights: 2, permissions: {} },
    { accessRights: 0, permissions: { sendUserToUser: true } },
  ])('give nobody an access: %j', async change => {
    const before = await contents()
    const body = { userId: ids.user, fromCustomerId: customer.customerId, ...change }
    expect((await ask('accessRightsUpdate', body, token)).responseCode).toBe('13')
    expect(await contents()).toEqual(before)
  })
})

describe('staff', () => {
  it('act for no colleague and not as staff for themselves, and find none (ADMIN-002)', async () => {
    const colleague = await aMemberOfStaff()
    expect((await begin(colleague.customerId, token)).responseCode).toBe('ENOA')
    const body = { fromCustomerId: colleague.customerId }
    expect((await ask('balanceInquiry', body, token)).responseCode).toBe('ENOA')
    expect((await begin(staff.customerId, token)).responseCode).toBe('ENOA')
    expect((await ask('customerSearch', { query: colleague.email }, token))['items']).toEqual([])
  })

  it('say why before anything else, in each session (GAP-70)', async () => {
    const another = await bank.person()
    const balance = (by: string) =>
      ask('balanceInquiry', { fromCustomerId: another.customerId }, by)
    expect(await balance(token)).toMatchObject({
      responseCode: '13',
      validationErrors: [{ param: 'reason' }],
    })
    for (const reason of ['', 'why', '        ', '\u200b'.repeat(8), '\u202e\u2066 why \u2069']) {
      expect((await begin(another.customerId, token, reason)).responseCode).toBe('VF')
    }
    expect((await balance(token)).responseCode).toBe('13')
    expect((await begin(another.customerId, token)).responseCode).toBe('00')
    expect((await balance(token)).responseCode).toBe('00')
    expect((await balance(await tokenOf(staff))).responseCode).toBe('13')
  })

  it('keep what is their own: it is theirs as of any customer', async () => {
    const [from, to] = staff.accounts.map(({ accountId }) => accountId)
    const order = { fromAccount: from, toAccount: to, toAmount: '1.00' }
    const said = await readJson(bank.call('betweenAccountsTransfer', order, { token, key: key() }))
    expect(said['responseCode']).toBe('00')
  })

  it('tell whoever is no staff nothing about reasons', async () => {
    const person = await tokenOf(await bank.person())
    expect((await begin(customer.customerId, person)).responseCode).toBe('ENOA')
    expect((await ask('customerSearch', { query: 'ada' }, person)).responseCode).toBe('13')
  })
})
