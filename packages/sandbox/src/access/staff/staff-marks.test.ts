import { describe, expect, it } from 'vitest'
import { staffAt } from '../../../tests/staff-at.ts'
import { FOUR_EYES, HELPS, NEVER, TWO } from '../../../tests/staff-marks.ts'
import {
  CALLS,
  HIDDEN,
  marked,
  named,
  REFUSED,
  type StaffCall,
  staffMarksAt,
} from '../../../tests/staff-marks-at.ts'
import { readJson, testSandbox } from '../../../tests/test-sandbox.ts'
import { callId } from '../call-id.ts'
import { kindOfStaffAct } from '../staff-act-kind.ts'

const bank = testSandbox()
const marks = staffMarksAt(bank)
const { ask, tokenOf, aMemberOfStaff, begin, aCardOf, contents } = staffAt(bank)

const callsOf = (calls: readonly StaffCall[], names: readonly string[]) => {
  const found = named(calls).filter(([name]) => names.includes(name))
  if (found.length < names.length) throw new Error(`Not all are among them: ${names.join(', ')}`)
  return found
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

  it.each(callsOf(REFUSED, ['p2pTransfer', 'cardPinShow', 'termsAccept', 'POST /auth/embed']))(
    'keeps staff from %s, and nothing comes of it (ADMIN-002, ADMIN-006)',
    (_, call) => expect(marks.keepsOut(call)).resolves.toBeUndefined(),
  )

  it.each(callsOf(marked('two'), ['representativeDelete']))(
    'keeps staff from what takes a second administrator: %s (ADMIN-002)',
    (_, call) => expect(marks.keepsOut(call)).resolves.toBeUndefined(),
  )

  it.each(callsOf(HIDDEN, ['loginHistoryList', 'GET /auth/devices']))(
    'shows nothing of the customer who is not told of it: %s (GAP-70)',
    (_, call) => expect(marks.showsNothingOfCustomer(call)).resolves.toBeUndefined(),
  )

  it.each(callsOf(marked('sees'), ['balanceInquiry', 'externalTransferGet', 'userList']))(
    'lets staff call %s',
    (_, call) => expect(marks.letsIn(call)).resolves.toBeUndefined(),
  )
})

describe('a call that reads', () => {
  it.each(callsOf(CALLS, ['balanceInquiry', 'payeeEmailCheck', 'userList']))(
    'writes nothing, asked by staff or by the customer: %s',
    (_, call) => expect(marks.writesNothing(call)).resolves.toBeUndefined(),
  )
})

describe('staff who help', () => {
  it('pause a card, block it, and end an access (ADMIN-002)', async () => {
    const { customerId } = marks.customer()
    const accountId = await aCardOf(marks.customer())
    for (const method of ['cardPause', 'cardBlock']) {
      const said = await ask(method, { accountId, fromCustomerId: customerId }, marks.token())
      expect(said.responseCode).toBe('00')
    }
    const owner = await tokenOf(marks.customer())
    const { accounts } = await ask('balanceInquiry', {}, owner)
    expect(accounts).toContainEqual(expect.objectContaining({ accountId, accountStatusId: 4 }))
    const change = { userId: marks.ids().user, permissions: {}, fromCustomerId: customerId }
    const said = await ask('accessRightsUpdate', { ...change, accessRights: 0 }, marks.token())
    expect(said).toMatchObject({ responseCode: '00', isDone: true })
    const { items } = await ask('userList', {}, owner)
    expect(items).toMatchObject([{ accessRights: 2 }, { accessRights: 0 }])
  })

  it.each([
    { accessRights: 2, permissions: {} },
    { accessRights: 0, permissions: { sendUserToUser: true } },
  ])('give nobody an access: %j', async change => {
    const before = await contents()
    const body = {
      userId: marks.ids().user,
      fromCustomerId: marks.customer().customerId,
      ...change,
    }
    expect((await ask('accessRightsUpdate', body, marks.token())).responseCode).toBe('13')
    expect(await contents()).toEqual(before)
  })
})

describe('staff', () => {
  it('act for no colleague and not as staff for themselves, and find none (ADMIN-002)', async () => {
    const colleague = await aMemberOfStaff()
    expect((await begin(colleague.customerId, marks.token())).responseCode).toBe('ENOA')
    const body = { fromCustomerId: colleague.customerId }
    expect((await ask('balanceInquiry', body, marks.token())).responseCode).toBe('ENOA')
    expect((await begin(marks.staff().customerId, marks.token())).responseCode).toBe('ENOA')
    expect(
      (await ask('customerSearch', { query: colleague.email }, marks.token()))['items'],
    ).toEqual([])
  })

  it('say why before anything else, in each session (GAP-70)', async () => {
    const another = await bank.person()
    const balance = (by: string) =>
      ask('balanceInquiry', { fromCustomerId: another.customerId }, by)
    expect(await balance(marks.token())).toMatchObject({
      responseCode: '13',
      validationErrors: [{ param: 'reason' }],
    })
    for (const reason of ['', 'why', '        ', '\u200b'.repeat(8), '\u202e\u2066 why \u2069']) {
      expect((await begin(another.customerId, marks.token(), reason)).responseCode).toBe('VF')
    }
    expect((await balance(marks.token())).responseCode).toBe('13')
    expect((await begin(another.customerId, marks.token())).responseCode).toBe('00')
    expect((await balance(marks.token())).responseCode).toBe('00')
    expect((await balance(await tokenOf(marks.staff()))).responseCode).toBe('13')
  })

  it('keep what is their own: it is theirs as of any customer', async () => {
    const [from, to] = marks.staff().accounts.map(({ accountId }) => accountId)
    const order = { fromAccount: from, toAccount: to, toAmount: '1.00' }
    const said = await readJson(
      bank.call('betweenAccountsTransfer', order, { token: marks.token(), key: marks.key() }),
    )
    expect(said['responseCode']).toBe('00')
  })

  it('tell whoever is no staff nothing about reasons', async () => {
    const person = await tokenOf(await bank.person())
    expect((await begin(marks.customer().customerId, person)).responseCode).toBe('ENOA')
    expect((await ask('customerSearch', { query: 'ada' }, person)).responseCode).toBe('13')
  })
})
