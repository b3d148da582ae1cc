import type { Permission } from '@sixpence/protocol'
import { beforeAll } from 'vitest'
import { readJson, type TestPerson, type TestSandbox } from './test-sandbox.ts'

export interface Worker {
  readonly person: TestPerson
  readonly token: string
}

const PAYS: readonly Permission[] = ['sendUserToUser', 'withdrawBetweenAccounts']

const CARD = {
  bin: '424242',
  lastFour: '4242',
  cardBrand: 'VISA',
  holderName: 'Quay Tools',
  expires: '2031-03',
}

/** Makes a business with a user of each right, and calls about its payments. */
export function aRequestingBusiness(bank: TestSandbox) {
  // Filled before the first test runs.
  const held = {} as {
    business: TestPerson
    payee: TestPerson
    owner: Worker
    clerk: Worker
    approver: Worker
    reader: Worker
    /** The id of a card for payouts to the business. */
    cardId: string
  }
  let keys = 0

  const worker = async (person: TestPerson): Promise<Worker> => ({
    person,
    token: (await bank.signIn(person)).accessToken,
  })

  const grant = (right: string, permissions: readonly Permission[] = PAYS) =>
    bank
      .person({
        kind: 'business',
        approval: right === 'full' || right === 'confirm' ? 'otp' : 'none',
        standing: { actsForOthers: true },
        accesses: [{ customerId: held.business.customerId, right, permissions }],
      })
      .then(worker)

  beforeAll(async () => {
    const business = await bank.person({ kind: 'business', externalCards: [CARD] })
    held.business = business
    held.payee = await bank.person({ name: 'Vera Kostova' })
    held.owner = await grant('full')
    held.clerk = await grant('initiate')
    held.approver = await grant('confirm', [])
    held.reader = await grant('read', [])
    const [card] = await bank.database.sql<{ id: string }>`
      select id from external_card where customer_id = ${business.customerId}`
    held.cardId = card?.id ?? ''
  }, 60_000)

  const ask = async (
    method: string,
    body: object,
    by: Worker,
  ): Promise<Record<string, unknown>> => {
    const said = await bank.call(
      method,
      { ...body, fromCustomerId: held.business.customerId },
      by.token,
    )
    return (await said.json()) as Record<string, unknown>
  }
  const eur = () => held.business.accounts[0]?.accountId ?? ''
  const usd = () => held.business.accounts[1]?.accountId ?? ''

  async function pay(method: string, body: object, by = held.clerk) {
    const key = `key-of-a-request-${String((keys += 1)).padStart(6, '0')}`
    const input = { ...body, fromCustomerId: held.business.customerId, fromAccount: eur() }
    const said = await readJson(bank.call(method, input, { token: by.token, key }))
    const { approval } = said as { approval?: { trxid: string } }
    return { said, key, id: approval?.trxid ?? 'nothing waits' }
  }

  const askP2p = (amount = '5.00', by = held.clerk) =>
    pay('p2pTransfer', { toEmail: held.payee.email, amount, note: 'Paper' }, by)

  const decide = (id: string, by: Worker, change: object = {}) =>
    ask('transactionRequestApprove', { transactionIds: [id], declined: false, ...change }, by)
  const decline = (id: string, by: Worker, reason = 'Too much') =>
    decide(id, by, { declined: true, reason })

  async function codeFor(id: string, by: Worker) {
    const { approvalTransactionId } = await decide(id, by)
    return { approvalTransactionId, code: await bank.codeOf(by.person.email) }
  }
  const approve = async (id: string, by: Worker) =>
    ask('businessRequestApprove', await codeFor(id, by), by)

  const requestOf = async (id: string, by = held.owner) =>
    (await ask('transactionRequestGet', { requestId: id }, by))['request'] as Record<
      string,
      unknown
    >
  const balanceOf = async (accountId = eur()) => {
    const { accounts } = (await ask('balanceInquiry', {}, held.owner)) as unknown as {
      accounts: { accountId: string; balance: string; pendingAmount: string }[]
    }
    return accounts.find(account => account.accountId === accountId)
  }
  const intentOf = (key: string) => ask('paymentIntentGet', { key }, held.clerk)
  const entries = async () => {
    const [row] = await bank.database.sql<{ count: number }>`
      select count(*)::int as count from journal_entry`
    return row?.count ?? 0
  }
  const noticesOf = (person: TestPerson, id: string) => bank.database.sql<{ type: string }>`
    select type from notice where customer_id = ${person.customerId}
      and params ->> 'requestId' = ${id} order by position`
  const mailsTo = async ({ email }: TestPerson) =>
    (await (await bank.control(`/inbox?to=${encodeURIComponent(email)}`)).json()) as {
      subject: string
      body: string
    }[]
  const refusedBy = (param: string) => ({ responseCode: 'VF', validationErrors: [{ param }] })

  return {
    held,
    worker,
    grant,
    ask,
    eur,
    usd,
    pay,
    askP2p,
    decide,
    decline,
    codeFor,
    approve,
    requestOf,
    balanceOf,
    intentOf,
    entries,
    noticesOf,
    mailsTo,
    refusedBy,
  }
}
