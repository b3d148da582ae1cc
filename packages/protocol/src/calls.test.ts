import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { account, approval, checkoutId, METHODS, moved, REST_CALLS } from '../tests/wire-samples.ts'
import { transaction } from '../tests/movement-samples.ts'
import * as protocol from './schemas.ts'
import {
  accountMethods,
  bankMethods,
  historyMethods,
  namedMethods,
  paymentMethods,
  restMethods,
} from './schemas.ts'

z.config({ jitless: true })

const methods = namedMethods()
const restCalls = restMethods()
const calls = [...methods, ...restCalls]

/** The fields that the other end reads, listed again. */
function there(schema: z.ZodMiniType, wire: unknown): unknown {
  // Accepts anything: the schema checks it.
  return z.encode(schema, z.decode(schema, wire as never))
}

it('holds the calls of every domain', () => {
  const domains = Object.entries(protocol)
    .filter(([name, value]) => /^[a-z]+Methods$/i.test(name) && typeof value === 'object')
    .map(([, value]) => value)
  expect(domains.length).toBeGreaterThan(20)
  expect(domains).toEqual(expect.arrayContaining(Object.values(bankMethods)))
  // Part of a domain may also be published separately.
  const known = new Set(Object.values(bankMethods).flatMap(labelsOf))
  const parts = domains.filter(domain => domain !== bankMethods)
  expect(parts.flatMap(labelsOf).filter(label => !known.has(label))).toEqual([])
})

interface Label {
  readonly name?: string
  readonly method?: string
  readonly path?: string
}

const labelsOf = (calls: unknown) =>
  Object.values(calls as Record<string, Label>).map(
    ({ name, method, path }) => name ?? `${method} ${path}`,
  )

interface Reading {
  readonly effect: string
  readonly tags?: readonly string[]
}

it('makes answers old that a call reads', () => {
  const read = new Set(
    Object.entries(bankMethods).flatMap(([domain, calls]) =>
      Object.entries<Reading>(calls).flatMap(([name, { effect, tags = [domain] }]) =>
        effect === 'read' ? [...tags, `${domain}.${name}`] : [],
      ),
    ),
  )
  expect(calls.flatMap(oldAfter).filter(tag => !read.has(tag))).toEqual([])
})

it('makes balances and history old where money may leave', () => {
  const paying = methods.filter(call => call.outflow === 'money' && call.effect === 'write')
  expect(paying.length).toBeGreaterThan(5)
  const kept = paying.filter(
    call => !['accounts', 'history'].every(tag => oldAfter(call).includes(tag)),
  )
  expect(kept).toEqual([])
})

const oldAfter = (call: object): string[] => ('makesOld' in call ? (call.makesOld as string[]) : [])

describe('named methods', () => {
  it('are those of the table, once each (API-035)', () => {
    const names = methods.map(method => method.name).toSorted()
    expect(names).toEqual(METHODS.map(([name]) => name).toSorted())
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(METHODS)('%s is for the %s and its key: %s', (...row) => {
    const [name, access, use, input, output] = row
    const method = methods.find(one => one.name === name)
    expect(method).toMatchObject({ name, access, key: use })
    expect(there(method?.input ?? z.never(), input)).toEqual(input)
    expect(there(method?.output ?? z.never(), output)).toEqual(output)
  })

  it('ask for a key exactly where money moves', () => {
    const keyed = methods.filter(method => method.key !== 'none').map(method => method.name)
    expect(keyed.toSorted()).toEqual([
      'batchSubmit',
      'betweenAccountsTransfer',
      'checkoutPay',
      'cryptoEftTransfer',
      'eftTransfer',
      'identityVerificationCreate',
      'instantTransfer',
      'interacTransfer',
      'invoicePay',
      'octTransfer',
      'p2pTransfer',
      'refundPay',
      'transferApprove',
      'wireTransfer',
    ])
  })

  it('are open to the session of a frame where they read, and nowhere else', () => {
    const open = methods.filter(method => method.scope === 'embed')
    expect(open.map(method => method.name).toSorted()).toEqual([
      'accountStatusGet',
      'availableTransfersByCountryGet',
      'availableTransfersGet',
      'balanceInquiry',
      'bankList',
      'batchStatusGet',
      'betweenAccountsFeeGet',
      'branchCodeOptionsGet',
      'checkoutGet',
      'cryptoEftFeeGet',
      'currentAccountAuthorizationList',
      'customerInfoGet',
      'eftFeeGet',
      'exchangeRateGet',
      'externalCardList',
      'extraParamsGet',
      'ibanGet',
      'instantBankList',
      'instantFeeGet',
      'instantKeyInfoGet',
      'interacFeeGet',
      'limitsGet',
      'maxAmountGet',
      'octFeeGet',
      'p2pBeneficiaryList',
      'p2pFeeGet',
      'payeeEmailCheck',
      'payeeNameCheck',
      'paymentIntentGet',
      'paymentTemplateList',
      'ratesDefaultList',
      'recentTransferList',
      'stateList',
      'swiftGet',
      'transactionHistoryList',
      'transactionRequestGet',
      'transactionRequestList',
      'transactionRequestPaymentList',
      'transferRehearse',
      'userAccessInfoGet',
      'userAccessList',
      'wireFeeGet',
    ])
    expect(open.filter(method => method.key !== 'none')).toEqual([])
  })

  it('read one account that came without a list (TRAP-35)', () => {
    const { accounts } = z.decode(accountMethods.list.output, { accounts: account })
    expect(accounts.map(one => one.accountStatusId)).toEqual(['active'])
  })

  it('read a history that is one row, or none (HIST-003, TRAP-35)', () => {
    const counts = { results: '1', rejectedCount: 0, processingCount: 0 }
    const read = (transactions: object) =>
      z.decode(historyMethods.list.output, { transactions, ...counts })
    expect(read({ transaction }).transactions.transaction).toHaveLength(1)
    expect(read({}).transactions.transaction).toEqual([])
    expect(read({}).results).toBe(1)
  })

  it('refuse ids that no word stands for', () => {
    const strange = { accounts: [{ ...account, accountStatusId: 12 }] }
    expect(z.safeDecode(accountMethods.list.output, strange as never).success).toBe(false)
  })

  it.each([
    { operation: 'p2p', payeeEmail: 'vera@sixpence.example', payeeName: 'Vera K.' },
    { operation: 'betweenAccounts', toAccount: '0013' },
    { operation: 'checkout', checkoutId, merchantName: 'Munteanu Books SRL' },
    { operation: 'invoice', invoiceId: 'i-1', payeeName: 'Munteanu Books SRL' },
  ])('tell what the bank holds of a payment: $operation', told => {
    const held = { ...moved, ...told }
    const answer = { status: 'pendingApproval', approval, held }
    expect(z.decode(paymentMethods.intent.output, answer as never)).toEqual(answer)
  })

  it('keep identifiers that look like numbers (TRAP-12)', () => {
    const { accounts } = z.decode(accountMethods.list.output, { accounts: [account] as never })
    expect(accounts[0]?.accountId).toBe('0012')
  })
})

describe('REST calls', () => {
  it('are those of the table, once each', () => {
    const asked = restCalls.map(({ method, path }) => `${method} ${path}`).toSorted()
    expect(asked).toEqual(REST_CALLS.map(([path, method]) => `${method} ${path}`).toSorted())
  })

  it.each(REST_CALLS)('%s is a %s for the %s', (...row) => {
    const [path, method, access, input, output] = row
    const call = restCalls.find(one => one.path === path && one.method === method)
    expect(call).toMatchObject({ path, method, access })
    expect(there(call?.input ?? z.never(), input)).toEqual(input)
    expect(there(call?.output ?? z.never(), output)).toEqual(output)
  })

  it('succeed with 200 and 201 alone', () => {
    for (const { statuses } of restCalls) expect(statuses).toEqual([200, 201])
  })
})
