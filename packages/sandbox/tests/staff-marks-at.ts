import type { StaffMark } from '@sixpence/protocol'
import {
  type NamedMethod,
  namedMethods,
  type RestMethod,
  restMethods,
} from '@sixpence/protocol/schemas'
import { beforeAll, expect, vi } from 'vitest'
import { callId } from '../src/access/call-id.ts'
import { kindOfStaffAct } from '../src/access/staff-act-kind.ts'
import { externalInput } from './external-input.ts'
import { staffAt } from './staff-at.ts'
import { NOTHING_THERE } from './staff-marks.ts'
import { readJson, type TestPerson, type TestSandbox } from './test-sandbox.ts'

/** A call of either kind. */
export type StaffCall = NamedMethod | RestMethod
/** The calls of customers. */
export const CALLS = [...namedMethods(), ...restMethods()].filter(
  ({ access }) => access === 'customer',
)

/** The calls of staff that the customer isn't notified of. */
export const HIDDEN = CALLS.filter(
  call => call.staff === 'sees' && kindOfStaffAct(callId(call), call.needs) === 'own',
)

/** Returns the calls with a mark. */
export const marked = (mark: StaffMark) => CALLS.filter(({ staff }) => staff === mark)

/** The calls that no member of staff makes for a customer. */
export const REFUSED = [...marked('never'), ...marked('two').filter(({ fourEyes }) => !fourEyes)]

/** Returns calls for a table of tests, each with its name. */
export const named = (calls: readonly StaffCall[]) =>
  calls.map(call => [callId(call), call] as const)

/** Makes a customer, a member of staff who acts for them, and the expected response to each call. */
export function staffMarksAt(bank: TestSandbox) {
  const { ask, tokenOf, aMemberOfStaff, begin, aCardOf, linesOf, contents } = staffAt(bank)
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
    // The job has written it by then.
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
      type: TYPES.get(name),
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

  /** Calls as staff, by the bank's public API; returns the response's code or status. */
  async function codeOf(call: StaffCall, by = token): Promise<unknown> {
    const answer = send(call, by)
    return 'name' in call ? (await readJson(answer))['responseCode'] : (await answer).status
  }

  const send = (call: StaffCall, by: string): Promise<Response> =>
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
      ...(hasBody && {
        body: JSON.stringify({ id: account?.accountId, ...BODIES.get(call.path) }),
      }),
    })
  }

  return {
    ids: () => ids,
    customer: () => customer,
    staff: () => staff,
    token: () => token,
    key,
    keepsOut: async (call: StaffCall) => {
      const before = await contents()
      const code = await codeOf(call)
      expect(['13', 404]).toContain(code)
      expect(await contents()).toEqual(before)
      const line = { call: callId(call), outcome: 'refused' }
      expect((await linesOf(staff)).at(-1)).toMatchObject(line)
    },
    showsNothingOfCustomer: async (call: StaffCall) => {
      const answer = await (await send(call, token)).text()
      expect(answer).not.toContain(customer.customerId)
      expect(answer).not.toContain(customer.email)
    },
    letsIn: async (call: StaffCall) => {
      const name = callId(call)
      const wanted = NOTHING_THERE[name] ?? ('name' in call ? '00' : 200)
      expect(await codeOf(call)).toBe(wanted)
      expect((await linesOf(staff)).at(-1)).toMatchObject({
        call: name,
        outcome: wanted === '00' || wanted === 200 ? 'done' : 'refused',
      })
    },
    writesNothing: async (call: StaffCall) => {
      for (const by of [token, await tokenOf(customer)]) {
        const before = await contents()
        await codeOf(call, by)
        expect({ ...(await contents()), ...kept(before, callId(call)) }).toEqual(before)
      }
    },
  }
}

const TYPES = new Map<string, string | number>([
  ['limitsGet', 'betweenAccounts'],
  ['cardApply', 2006],
  ['massFormatGet', 'p2p'],
])

const BODIES = new Map<string, object>([
  ['/two-step-verification', { mode: 'otp', id: undefined }],
  ['/service/check-urls', { urls: ['https://shop.example/'] }],
  ['/auth/embed', { clientKey: 'k'.repeat(20), codeChallenge: 'c'.repeat(43) }],
])

/** Tables that a reading call may write, each with its reason. */
const MAY_WRITE: Readonly<Record<string, string>> = {
  // Issues an address that works for a few minutes: a ticket, and nothing of what is read.
  batchFileView: 'batch_file',
  // Counts lookups: one address after another is refused.
  payeeEmailCheck: 'payee_lookup',
  instantKeyInfoGet: 'payee_lookup',
  payeeNameCheck: 'payee_lookup',
}

const kept = (contents: Readonly<Record<string, string>>, name: string) => {
  const table = MAY_WRITE[name]
  return table === undefined ? {} : { [table]: contents[table] }
}
