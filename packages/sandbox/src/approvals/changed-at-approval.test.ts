import type { Permission } from '@sixpence/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aRequestingBusiness, type Worker } from '../../tests/a-requesting-business.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'
import { statusId } from '../accounts/index.ts'

const bank = testSandbox()
const { held, worker, grant, pay, usd, eur, codeFor, ask, approve, requestOf, entries, refusedBy } =
  aRequestingBusiness(bank)

const EXTERNAL = {
  permission: '3d',
  countryCode: 'US',
  currency: 'USD',
  payeeName: 'Lena Vogt',
}
const EFT = {
  ...EXTERNAL,
  amount: '20.00',
  details: { routingNumber: '021000021', accountNumber: '12345678', accountType: 'checking' },
}
const WIRE = {
  ...EXTERNAL,
  amount: '120.00',
  feeShare: 'OUR',
  details: {
    accountNumber: '12345678',
    bic: 'PRTRUS33',
    address: '77 Elm Avenue',
    city: 'Chicago',
  },
}

const KINDS = {
  eft: ['eftTransfer', () => EFT, 'sendEft'],
  eftOwn: ['eftTransfer', () => ({ ...EFT, permission: 'own' }), 'withdrawEft'],
  wire: ['wireTransfer', () => WIRE, 'sendWire'],
  crypto: [
    'cryptoEftTransfer',
    () => ({
      ...EXTERNAL,
      currency: 'BTC',
      amount: '0.0005',
      details: { walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    }),
    'sendCrypto',
  ],
  instant: [
    'instantTransfer',
    () => ({
      ...EXTERNAL,
      countryCode: 'BR',
      currency: 'BRL',
      amount: '20.00',
      details: { instantKeyType: 'cpf', instantKey: '52998224725' },
    }),
    'sendInstant',
  ],
  interac: [
    'interacTransfer',
    () => ({
      ...EXTERNAL,
      countryCode: 'CA',
      currency: 'CAD',
      amount: '20.00',
      details: { email: 'marc@mail.example' },
    }),
    'sendInterac',
  ],
  oct: [
    'octTransfer',
    () => ({ ...EXTERNAL, amount: '20.00', details: { cardId: held.cardId } }),
    'sendCard',
  ],
  subscription: [
    'betweenAccountsTransfer',
    () => ({ toAccount: usd(), toAmount: '2.00', subscriptionFrequency: 'monthly' }),
    'withdrawBetweenAccounts',
  ],
} as const satisfies Record<string, readonly [string, () => object, Permission]>
type Kind = keyof typeof KINDS

const ALL = [
  'sendEft',
  'withdrawEft',
  'sendWire',
  'sendCrypto',
  'sendInstant',
  'sendInterac',
  'sendCard',
  'withdrawBetweenAccounts',
] as const

async function askedFor(kind: Kind): Promise<{ id: string; clerk: Worker }> {
  const clerk = await grant('initiate', ALL)
  const [method, order] = KINDS[kind]
  return { id: (await pay(method, order(), clerk)).id, clerk }
}

const hold = ({ person }: Worker, permissions: readonly Permission[]) =>
  bank.control('/accesses', {
    userId: person.customerId,
    customerId: held.business.customerId,
    right: 'initiate',
    permissions,
  })

const script = (statement: string) => bank.database.script(statement)

describe('a request that something changed for', () => {
  beforeEach(async () => {
    await bank.control('/clock', { advanceMs: 61_000 })
    held.approver = await worker(held.approver.person)
    held.owner = await worker(held.business)
  })

  afterEach(async () => {
    await script(
      `update customer_account set status_id = ${statusId('active')} where id = '${eur()}'`,
    )
    await script(`update fee_schedule set fixed = 2 where operation = 'eft'`)
    await script(`update fee_schedule set fixed = 25 where operation = 'wire'`)
    await script(`update exchange_rate set per_euro = round(per_euro / 2, 8)
      where currency_code = 'USD' and per_euro > 2`)
  })

  it.each(Object.keys(KINDS) as Kind[])(
    'moves nothing without the flag it was begun with, and all with it: %s',
    async kind => {
      const { id, clerk } = await askedFor(kind)
      const [, , flag] = KINDS[kind]
      await hold(
        clerk,
        ALL.filter(one => one !== flag),
      )
      const before = await entries()
      expect(await approve(id, held.approver)).toMatchObject(refusedBy('requestDecided'))
      expect(await entries()).toBe(before)
      await hold(clerk, [flag])
      await bank.control('/clock', { advanceMs: 61_000 })
      expect(await approve(id, held.approver)).toMatchObject({ responseCode: '00' })
      expect(await entries()).toBe(before + 1)
    },
  )

  it.each(Object.keys(KINDS) as Kind[])('moves nothing of a closed account: %s', async kind => {
    const { id } = await askedFor(kind)
    const code = await codeFor(id, held.approver)
    await script(
      `update customer_account set status_id = ${statusId('closed')} where id = '${eur()}'`,
    )
    const before = await entries()
    const said = await ask('businessRequestApprove', code, held.approver)
    expect(said['responseCode']).not.toBe('00')
    expect(await entries()).toBe(before)
    expect(await requestOf(id)).toMatchObject({ status: 'waiting' })
  })

  const RATE = `update exchange_rate set per_euro = per_euro * 2 where currency_code = 'USD'`
  const feeOf = (kind: string) => `update fee_schedule set fixed = 7 where operation = '${kind}'`

  it.each([
    ['eft', 'rate', RATE, 'expectedFromAmount', /^It is [\d.]+ now\.$/],
    ['eft', 'fee', feeOf('eft'), 'expectedFee', /^It is 7\.00 now\.$/],
    ['wire', 'rate', RATE, 'expectedFromAmount', /^It is [\d.]+ now\.$/],
    ['wire', 'fee', feeOf('wire'), 'expectedFee', /^It is 7\.00 now\.$/],
    ['subscription', 'rate', RATE, 'expectedFromAmount', /^It is [\d.]+ now\.$/],
  ] as const)(
    'is refused with the new figure, by either code: %s at another %s',
    async (...row) => {
      const [kind, , change, param, description] = row
      const { id } = await askedFor(kind)
      const code = await codeFor(id, held.approver)
      await script(change)
      const before = await entries()
      const refused = {
        responseCode: 'VF',
        validationErrors: [{ param, description: expect.stringMatching(description) as unknown }],
      }
      expect(await ask('businessRequestApprove', code, held.approver)).toMatchObject(refused)
      expect(await ask('businessRequestApprove', code, held.approver)).toMatchObject(refused)
      await bank.control('/clock', { advanceMs: 61_000 })
      expect(await approve(id, held.approver)).toMatchObject(refused)
      expect(await entries()).toBe(before)
    },
  )

  it.each(['eft', 'wire'] as const)(
    'is asked for again at the new price once it was withdrawn, and then approved: %s',
    async kind => {
      const { id, clerk } = await askedFor(kind)
      await script(feeOf(kind))
      expect(await requestOf(id)).toMatchObject({ status: 'waiting', changes: ['price'] })
      const { countryCode, permission } = EXTERNAL
      const feeShare = kind === 'wire' ? { feeShare: 'OUR' } : {}
      expect(await requestOf(id)).toMatchObject({ countryCode, permission, ...feeShare })
      expect(
        await ask('transactionRequestWithdraw', { transactionIds: [id] }, clerk),
      ).toMatchObject({
        responseCode: '00',
      })
      const [method, order] = KINDS[kind]
      const again = (await pay(method, { ...order(), expectedFee: '7.00' }, clerk)).id
      expect(await requestOf(again)).toMatchObject({ status: 'waiting', changes: [], fee: '7.00' })
      await bank.control('/clock', { advanceMs: 61_000 })
      expect(await approve(again, held.approver)).toMatchObject({ responseCode: '00' })
    },
  )
})
