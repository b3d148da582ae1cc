import { ACCESS_RIGHT, PERMISSION_FOR, RIGHT_ALLOWS } from '@sixpence/protocol'
import { type NamedMethod, namedMethods } from '@sixpence/protocol/schemas'
import { beforeAll } from 'vitest'
import { askForDocument, proposeFor } from './ask-for-document.ts'
import { externalInput } from './external-input.ts'
import { fieldsOf, NAMES_NOTHING, OF_NO_CUSTOMER } from './ids-in-calls.ts'
import { invoicersOf } from './invoicers.ts'
import { shapedFor } from './shaped-input.ts'
import { type Json, readJson, type TestPerson, type TestSandbox } from './test-sandbox.ts'

/** The named calls of customers. */
export const METHODS = namedMethods().filter(({ access }) => access === 'customer')
export const RIGHTS = Object.values(ACCESS_RIGHT)
/** The other responses to an allowed call: its fields are invalid, or nothing is there. */
const LET_IN = ['00', 'VF', 'TA1']
export const DENIED = '13'
/** The flags for all actions: a refusal here is due to the right. */
const PERMISSIONS_HELD = Object.values(PERMISSION_FOR)

interface Worker {
  readonly right: (typeof RIGHTS)[number]
  readonly token: string
}

/** Makes a business with a user of each right, a stranger, and the responses each may get. */
export function rightsAt(bank: TestSandbox) {
  let business: TestPerson
  let stranger: TestPerson
  let workers: Worker[]
  let admin: string

  /**
   * The payments that wait, by who may approve them: for a code, and for somebody else, with a code
   * for that.
   */
  const waiting = new Map<
    TestPerson,
    { trxid: string; request: string; batch: string; approval: string; user: string }
  >()
  const NOTHING = {
    trxid: 'nothing-waits',
    request: 'nothing-asked',
    batch: 'nothing-asked',
    approval: 'nothing-sent',
    user: 'nobody-acts',
  }

  /** Things found by id, by owner: a batch, a file of the history, an identity check. */
  const kept = new Map<TestPerson, { batch: string; file: string; run: string }>()

  /** The requests that somebody has sent to others. */
  const sent = new Map<TestPerson, string>()

  const PAYMENTS = [{ email: 'ada@sixpence.example', amount: '1' }]

  let keys = 0
  const key = () => `key-of-the-matrix-${String((keys += 1)).padStart(6, '0')}`

  /** Returns input that names everything the bank knows by an id, owned by somebody. */
  function inputOf(of: TestPerson): Record<string, unknown> {
    const waits = waiting.get(of) ?? NOTHING
    const { batch, file, run } = kept.get(of) ?? {}
    const [first, second] = of.accounts.map(({ accountId }) => accountId)
    return {
      fromAccount: first,
      toAccount: second,
      accountId: first,
      trxid: waits.trxid,
      requestId: waits.request,
      batchId: waits.batch,
      batchName: 'Wages',
      version: 1,
      transactionIds: [waits.request],
      approvalTransactionId: waits.approval,
      userId: waits.user,
      addressId: `address-${of.customerId}`,
      emailId: `email-${of.customerId}`,
      phoneId: `phone-${of.customerId}`,
      verificationId: waits.trxid,
      phoneCountryCode: '353',
      phone: '861112233',
      phoneType: 2,
      codeVerifier: 'v'.repeat(128),
      confirmationCode: '000000',
      taxId: '1234567T',
      id: batch,
      exportId: file,
      categoryId: 7,
      documentType: 10,
      requirementId: of === stranger ? `requirement-${of.customerId}` : undefined,
      runId: run,
      proposalId: of === stranger ? `proposal-${of.customerId}` : undefined,
      logoId: `logo-${of.customerId}`,
      subscriptionId: `subscription-${of.customerId}`,
      signatureId: `signature-${of.customerId}`,
      typeId: 1,
      number: 'P 123',
      accessRights: 1,
      permissions: {},
      requestKey: 'nothing-begun',
      hostOrigin: 'http://app.localhost',
      code: '000000',
      declined: false,
      choice: 'accept',
      toAmount: '1.00',
      amount: '1.00',
      toEmail: 'ada@sixpence.example',
      email: 'ada@sixpence.example',
      currencyCode: 'BTC',
      nickname: 'Rent',
      instructionId: 'none',
      days: 1,
      source: 'monthly',
      fromCurrencyCode: 'EUR',
      toCurrencyCode: 'USD',
      operation: 'betweenAccounts',
      invoiceId: sent.get(of) ?? 'nothing-asked',
      expectedTotal: '1.00',
      paymentId: `paid-to-${of.customerId}`,
      checkoutId: '0'.repeat(32),
      expectedAmount: '1.00',
      expectedCurrencyCode: 'EUR',
      approvalCode: '000000',
      approveType: 'otp',
      key: 'a-key-that-nobody-used',
      cardId: first,
      feeAccountId: first,
      cardAliasName: 'Travel',
      isExpressShipping: false,
      extraParams: {},
      transactionId: `sent-by-${of.customerId}`,
      pin: '4071',
      pinRepeat: '4071',
      query: 'sixpence',
      reason: 'Asked by phone',
      termIds: ['nothing-asked'],
    }
  }

  /** Calls any method, with query formats that the control API doesn't have. */
  const call = (method: NamedMethod, token: string, body: object): Promise<Json> =>
    readJson(
      bank.call(
        method.name,
        { ...body, ...shapedFor(method, body), ...externalInput(method.name) },
        { token, key: key() },
      ),
    )

  beforeAll(async () => {
    const batches = [{ name: 'Wages', payments: PAYMENTS }]
    business = await bank.person({ kind: 'business', batches })
    stranger = await bank.person({ kind: 'business', approval: 'otp', batches })
    for (const person of [business, stranger]) kept.set(person, await keep(person))
    waiting.set(stranger, await beginPayments(stranger))
    await askForDocument(bank, stranger)
    const { send, signedIn } = invoicersOf(bank)
    sent.set(stranger, (await send(await signedIn(stranger))).id)
    const { customerId } = business
    workers = await Promise.all(
      RIGHTS.map(async right => {
        const person = await bank.person({
          kind: 'business',
          standing: { actsForOthers: true },
          accesses: [{ customerId, right, permissions: PERMISSIONS_HELD }],
        })
        return { right, token: (await bank.signIn(person)).accessToken }
      }),
    )
    const administrator = await bank.person({ standing: { isAdmin: true } })
    admin = (await bank.signIn(administrator)).accessToken
    await proposeFor(bank, stranger, customerId)
    const reason = { fromCustomerId: customerId, reason: 'Asked by phone' }
    await bank.call('staffAccessBegin', reason, admin)
  }, 60_000)

  async function keep(of: TestPerson) {
    await bank.database.sql`
      insert into signature values (${`signature-${of.customerId}`}, ${of.customerId},
        ${of.customerId}, 'Ada', 'kycDeclaration', ${of.customerId}, 'waiting', now())`
    const { accessToken } = await bank.signIn(of)
    const ask = (method: string, body: object) => readJson(bank.call(method, body, accessToken))
    const { batchTransfer } = await ask('batchTransferList', {})
    const [batch] = (batchTransfer as { transfer: { id: string }[] }).transfer
    const file = String((await ask('exportStart', {}))['exportId'])
    // It is written on request, and sent once it is there.
    await ask('exportStatusGet', { exportId: file })
    const headers = { Authorization: `Bearer ${accessToken}` }
    const { runId } = await readJson(bank.post('/identity-verification', {}, headers))
    return { batch: String(batch?.id), file, run: String(runId) }
  }

  async function beginPayments(of: TestPerson) {
    const clerk = await bank.person({
      kind: 'business',
      standing: { actsForOthers: true },
      accesses: [{ customerId: of.customerId, right: 'initiate', permissions: PERMISSIONS_HELD }],
      batches: [{ name: 'Wages', payments: PAYMENTS, fromCustomerId: of.customerId }],
    })
    const [{ id: batch } = { id: '' }] = await bank.database.sql<{ id: string }>`
      select id from batch_order where customer_id = ${of.customerId}`
    const [trxid, request] = [await beginPayment(of, of), await beginPayment(of, clerk)]
    const { accessToken } = await bank.signIn(of)
    const body = { transactionIds: [request], declined: false }
    const sent = await readJson(bank.call('transactionRequestApprove', body, accessToken))
    const { items } = await readJson(bank.call('userList', {}, accessToken))
    const [, user] = items as { userId: string }[]
    return {
      trxid,
      request,
      batch,
      approval: String(sent['approvalTransactionId']),
      user: String(user?.userId),
    }
  }

  async function beginPayment(of: TestPerson, by: TestPerson): Promise<string> {
    const payment = { ...inputOf(of), amount: '2.00', fromCustomerId: of.customerId }
    const authority = { token: (await bank.signIn(by)).accessToken, key: key() }
    const { approval } = (await readJson(
      bank.call('p2pTransfer', payment, authority),
    )) as unknown as {
      approval: { trxid: string }
    }
    return approval.trxid
  }

  /** Returns the expected response: without a right nobody learns that the customer exists. */
  function expected({ name, needs }: NamedMethod, right: Worker['right']): string {
    if (right === 'none') return 'ENOA'
    const isAllowed = needs === 'own' || (needs !== 'admin' && RIGHT_ALLOWS[right].includes(needs))
    // Nothing has this id, and the response doesn't reveal whose it would be.
    return isAllowed && !NAMES_NOTHING.has(name) ? 'let in' : DENIED
  }

  /** Lists every field of every method that can hold somebody else's id. */
  function swaps(): { method: NamedMethod; name: string; id: unknown }[] {
    const own = inputOf(business)
    const others = Object.entries(inputOf(stranger)).flatMap(([name, id]) =>
      JSON.stringify(id) === JSON.stringify(own[name]) ? [] : [{ name, id }],
    )
    return METHODS.flatMap(method =>
      others
        .filter(({ name }) => fieldsOf(method).includes(name))
        .filter(({ name }) => !(`${method.name}.${name}` in OF_NO_CUSTOMER))
        .map(other => ({ method, ...other })),
    )
  }

  const tokenOf = (right: Worker['right']) => workers.find(one => one.right === right)?.token ?? ''

  async function answers(right: Worker['right'], methods: readonly NamedMethod[]) {
    const told: Record<string, string> = {}
    const wanted: Record<string, string> = {}
    for (const method of methods) {
      const body = { ...inputOf(business), fromCustomerId: business.customerId }
      const { responseCode } = await call(method, tokenOf(right), body)
      told[method.name] = LET_IN.includes(String(responseCode)) ? 'let in' : String(responseCode)
      wanted[method.name] = expected(method, right)
    }
    return { told, wanted }
  }

  return {
    answers,
    inputOf,
    call,
    swaps,
    business: () => business,
    stranger: () => stranger,
    /** Returns the tokens of all who act for the business. */
    tokens: () => workers.map(({ token }) => token),
    tokenOf,
    ownersToken: async () => (await bank.signIn(business)).accessToken,
    admin: () => admin,
  }
}
