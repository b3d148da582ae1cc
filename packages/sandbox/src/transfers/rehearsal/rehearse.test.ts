import type { Permission, RehearsedOrder } from '@sixpence/protocol'
import { transferMethods } from '@sixpence/protocol/schemas'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aBank,
  aKey,
  type TestBank,
  type TestCall,
  type TestCustomer,
} from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { grantAccess } from '../../access/index.ts'
import { keepExternalCard } from '../payees/keep-payee.ts'

type Json = Record<string, unknown>
type Order = Json & { readonly operation: keyof typeof SENT_BY }
type Call = TestCallOf & { readonly without: readonly Permission[] }
interface Standing {
  readonly right: 'initiate' | undefined
  readonly without: Permission[]
}
type TestCallOf = Pick<TestCall, 'by' | 'acting'>

const held = testDatabase()
const SENT_BY = {
  betweenAccounts: transferMethods.sendOwn,
  p2p: transferMethods.sendP2p,
  eft: transferMethods.sendEft,
  wire: transferMethods.sendWire,
  cryptoEft: transferMethods.sendCrypto,
  instant: transferMethods.sendInstant,
  interac: transferMethods.sendInterac,
  oct: transferMethods.sendOct,
} as const satisfies Record<RehearsedOrder['operation'], unknown>
const FLAGS: readonly Permission[] = [
  'withdrawBetweenAccounts',
  'sendUserToUser',
  'sendEft',
  'sendWire',
  'sendCrypto',
  'sendInstant',
  'sendInterac',
  'sendCard',
]
const WRITTEN = [
  'payment',
  'payment_approval',
  'payment_request',
  'inbox_message',
  'journal_entry',
  'notice',
]

const AS_THEMSELVES: Standing = { right: undefined, without: [] }
const WIRED = { bic: 'LNDNDEFF', address: 'Lindenstrasse 5', city: 'Frankfurt' }
const SOME = ['0.5', '12', '150', '0.123456789', '60000'] as const
const BY_KEY = { instantKeyType: 'cpf', instantKey: '52998224725' }
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t'
const OTHER_WALLET = { walletAddress: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }
const BTC = ['0.0001', '0.0005', '0.1', '0.123456789', '3'] as const

/** The destination of each kind, with the second amount and the first details that are accepted. */
const OTHERS = [
  ['cryptoEft', 'DE', 'BTC', BTC, { walletAddress: `${ADDRESS}4` }, { walletAddress: ADDRESS }],
  ['instant', 'BR', 'BRL', SOME, BY_KEY, { ...BY_KEY, taxId: '11144477735' }],
  ['interac', 'CA', 'CAD', SOME, { email: 'marc@mail.example' }, {}],
  ['oct', 'DE', 'EUR', SOME, { cardId: 'card-nobodys-4242' }],
] as const

/** Returns a value five times as often as each of the others. */
const often = <Value>(value: Value, ...others: readonly Value[]) =>
  fc.constantFrom(...Array.from({ length: 5 }, () => value), ...others)

describe('a rehearsed order', () => {
  let bank: TestBank
  let vera: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    vera = await bank.customer({ name: 'Vera Kostova', accounts: { EUR: '1.00' } })
  })

  const orders = (ada: TestCustomer, cardId: string): fc.Arbitrary<Order> => {
    const [eur, usd] = [ada.accounts['EUR'], ada.accounts['USD']]
    const fromAccount = often(eur, vera.accounts['EUR'], 'none')
    const amount = fc.constantFrom('0.5', '4', '12', '12.345', '150', '900', '60000')
    const expectedFee = often(undefined, '2.00', '0.25')
    const iban = often('DE14900900900000000017', 'DE15')
    const external = fc.record({
      fromAccount,
      amount,
      permission: fc.constant('3d'),
      countryCode: often('DE', 'AQ'),
      currency: often('EUR', 'JPY'),
      payeeName: often('Lena Vogt', ' '),
      expectedFee,
    })
    const feeShare = fc.constantFrom('OUR', 'SHA', 'BEN')
    return fc.oneof(
      fc.record({
        operation: fc.constant('betweenAccounts' as const),
        fromAccount,
        toAccount: often(usd, eur),
        toAmount: amount,
      }),
      fc.record({
        operation: fc.constant('p2p' as const),
        fromAccount,
        amount,
        toEmail: often(vera.email, ada.email, 'nobody@x.example'),
        expectedFee,
      }),
      fc
        .tuple(external, iban)
        .map(([order, at]) => ({ operation: 'eft' as const, ...order, details: { iban: at } })),
      fc.tuple(external, iban, feeShare).map(([order, at, share]) => ({
        operation: 'wire' as const,
        ...order,
        feeShare: share,
        details: { iban: at, ...WIRED },
      })),
      ...others(external, cardId),
    )
  }

  /** Returns orders of each kind, some for a country or currency that the kind doesn't reach. */
  const others = (external: fc.Arbitrary<object>, cardId: string) =>
    OTHERS.map(([operation, countryCode, currency, amounts, ...details]) =>
      fc
        .record({
          order: external,
          operation: fc.constant(operation),
          countryCode: often(countryCode, 'AQ'),
          currency: often(currency, 'JPY'),
          amount: fc.constantFrom(...amounts),
          details: fc.constantFrom(...details, ...(operation === 'oct' ? [{ cardId }] : [])),
        })
        .map(({ order, ...rest }) => ({ ...order, ...rest })),
    )

  /** Returns valid orders of each kind. */
  const right = (ada: TestCustomer, cardId: string): readonly Order[] => {
    const { EUR: fromAccount, USD: toAccount } = ada.accounts
    const external = { fromAccount, permission: '3d', payeeName: 'Lena Vogt' }
    const germany = { ...external, countryCode: 'DE', currency: 'EUR', amount: '150' }
    const details = { iban: 'DE14900900900000000017', ...WIRED }
    return [
      { operation: 'betweenAccounts' as const, fromAccount, toAccount, toAmount: '4' },
      { operation: 'p2p' as const, fromAccount, amount: '4', toEmail: vera.email },
      { operation: 'eft' as const, ...germany, details: { iban: details.iban } },
      { operation: 'wire' as const, ...germany, feeShare: 'OUR', details },
      ...OTHERS.map(([operation, countryCode, currency, [, amount], first]) => {
        const at = operation === 'oct' ? { cardId } : first
        return { operation, ...external, countryCode, currency, amount, details: at }
      }),
    ]
  }

  const written = async () => {
    const counts: Record<string, unknown> = {}
    for (const table of WRITTEN) {
      const text = Object.assign([`select count(*)::int as count from ${table}`], { raw: [] })
      const [row] = await held.database.sql<{ count: number }>(text)
      counts[table] = row?.count
    }
    return counts
  }

  /** Returns the figures that a rehearsal and a receipt share. */
  const figuresOf = (told: Json, waitsFor: string) => ({
    fee: told['fee'],
    ...(told['fromAmount'] !== undefined && { fromAmount: told['fromAmount'] }),
    waitsFor,
  })
  const refusalOf = ({ responseCode, validationErrors }: Json) => ({
    responseCode,
    faults: validationErrors ?? [],
  })

  const aheadOf = (body: Json): Json => {
    const ahead = body['rehearsal'] as
      | (Json & { approveType?: string; forOthers: boolean })
      | undefined
    if (!ahead) return refusalOf(body)
    return figuresOf(ahead, ahead.approveType ?? (ahead.forOthers ? 'others' : 'nothing'))
  }
  const outcomeOf = (body: Json): Json => {
    if (body['responseCode'] !== '00') return refusalOf(body)
    const approval = body['approval'] as { approveType: string; forOthers?: boolean } | undefined
    return figuresOf(body, approval?.forOthers ? 'others' : (approval?.approveType ?? 'nothing'))
  }

  /** Checks the flag before calling the handler, like the router. */
  const send = async ({ operation, ...input }: { operation: keyof typeof SENT_BY }, call: Call) => {
    const flag = FLAGS[Object.keys(SENT_BY).indexOf(operation)]
    if (flag && call.without.includes(flag)) return { responseCode: '13' }
    return (await bank.call(SENT_BY[operation], { ...call, input, key: aKey() })).body
  }

  const rehearse = async (input: object, call: Pick<TestCall, 'by'>) => {
    const before = await written()
    const { body } = await bank.call(transferMethods.rehearse, { ...call, input })
    expect(await written()).toEqual(before)
    return body
  }

  it('gives what the same order gives once it is sent', async () => {
    const taken = new Set<string>()
    for (const approval of ['none', 'otp'] as const) {
      const accounts = { EUR: '9000.00', USD: '9000.00' }
      const ada = await bank.customer({ approval, accounts })
      const cardId = await keepExternalCard(held.database.sql, {
        id: bank.newId(),
        customerId: ada.id,
        at: bank.now(),
        bin: '424242',
        lastFour: '4242',
        cardBrand: 'VISA',
        holderName: 'Lena Vogt',
        expires: '2031-03',
      })
      const clerk = await bank.customer({ name: 'Cleo Clerk' })
      await grantAccess(held.database.sql, [
        { userId: clerk.id, customerId: ada.id, right: 'initiate', permissions: FLAGS },
      ])
      const standing = fc.record({
        right: fc.constantFrom(undefined, 'initiate' as const),
        without: fc.subarray([...FLAGS], { maxLength: 1 }),
      })
      await fc.assert(
        fc.asyncProperty(orders(ada, cardId), standing, async (order, { right, without }) => {
          const acting = right && { acting: { customer: ada, right } }
          const call = { by: right ? clerk : ada, without, ...acting }
          const ahead = aheadOf(await rehearse(order, call))
          expect(ahead).toMatchObject(outcomeOf(await send(order, call)))
          if (ahead['waitsFor'] !== undefined) taken.add(order.operation)
        }),
        {
          numRuns: 40,
          examples: right(ada, cardId).map(one => [one, AS_THEMSELVES] as [Order, Standing]),
        },
      )
    }
    expect([...taken].toSorted()).toEqual(Object.keys(SENT_BY).toSorted())
  })

  it('tells rate, arrival and a payee who was paid elsewhere', async () => {
    const ada = await bank.customer({ accounts: { EUR: '1000.00' } })
    const order = {
      fromAccount: ada.accounts['EUR'],
      permission: '3d',
      countryCode: 'DE',
      currency: 'EUR',
      amount: '100',
      payeeName: 'Lena Vogt',
      details: { iban: 'DE14900900900000000017' },
    }
    const rehearsed = await rehearse({ operation: 'eft', ...order }, { by: ada })
    expect(rehearsed['rehearsal']).toMatchObject({
      forOthers: false,
      total: '102.00',
      rate: '1',
      arriving: '100.00',
      arrivesAt: '2026-11-24T09:00:00.000Z',
      isNewPayee: true,
    })
    await bank.call(transferMethods.sendEft, { by: ada, input: order, key: aKey() })
    const moved = { ...order, operation: 'eft', details: { iban: 'DE89900900900000000025' } }
    expect((await rehearse(moved, { by: ada }))['rehearsal']).toMatchObject({
      isNewPayee: false,
      formerAccount: { details: { iban: 'DE14900900900000000017' } },
    })
  })

  it.each([
    [false, 'the same account in another country', { countryCode: 'FR', payeeName: 'Tom Roy' }],
    [true, 'the same name in another country', { countryCode: 'FR', details: OTHER_WALLET }],
    [false, 'the same name in the same country', { details: OTHER_WALLET }],
    [true, 'neither', { payeeName: 'Tom Roy', details: OTHER_WALLET }],
  ])('is to a new payee: %s of %s', async (isNewPayee, _what, change) => {
    const ada = await bank.customer({ accounts: { EUR: '1000.00' } })
    const order = {
      fromAccount: ada.accounts['EUR'],
      permission: '3d',
      countryCode: 'DE',
      currency: 'BTC',
      amount: '0.0005',
      payeeName: 'Lena Vogt',
      details: { walletAddress: `${ADDRESS}4` },
    }
    const sent = await bank.call(transferMethods.sendCrypto, { by: ada, input: order, key: aKey() })
    expect(sent.body).toMatchObject({ responseCode: '00' })
    const ahead = await rehearse({ operation: 'cryptoEft', ...order, ...change }, { by: ada })
    expect(ahead['rehearsal']).toMatchObject({ isNewPayee })
  })
})
