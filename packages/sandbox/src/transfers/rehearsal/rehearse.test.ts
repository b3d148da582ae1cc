import { type Permission, transferMethods } from '@sixpence/protocol'
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

type Json = Record<string, unknown>
type Call = TestCallOf & { readonly without: readonly Permission[] }
type TestCallOf = Pick<TestCall, 'by' | 'acting'>

const held = testDatabase()
const SENT_BY = {
  betweenAccounts: transferMethods.sendOwn,
  p2p: transferMethods.sendP2p,
  eft: transferMethods.sendEft,
  wire: transferMethods.sendWire,
} as const
const FLAGS: readonly Permission[] = [
  'withdrawBetweenAccounts',
  'sendUserToUser',
  'sendEft',
  'sendWire',
]
const WRITTEN = [
  'payment',
  'payment_approval',
  'payment_request',
  'inbox_message',
  'journal_entry',
  'notice',
  'payee_lookup',
]

describe('a rehearsed order', () => {
  let bank: TestBank
  let vera: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    vera = await bank.customer({ name: 'Vera Kostova', accounts: { EUR: '1.00' } })
  })

  const orders = (ada: TestCustomer) => {
    const [eur, usd] = [ada.accounts['EUR'], ada.accounts['USD']]
    const fromAccount = fc.constantFrom(eur, eur, eur, vera.accounts['EUR'], 'none')
    const amount = fc.constantFrom('0.5', '4', '12', '12.345', '150', '900', '60000')
    const expectedFee = fc.constantFrom(undefined, undefined, '2.00', '0.25')
    const iban = fc.constantFrom('DE14900900900000000017', 'DE14900900900000000017', 'DE15')
    const abroad = fc.record({
      fromAccount,
      amount,
      permission: fc.constant('3d'),
      countryCode: fc.constantFrom('DE', 'DE', 'AQ'),
      currency: fc.constantFrom('EUR', 'EUR', 'JPY'),
      payeeName: fc.constantFrom('Lena Vogt', 'Lena Vogt', ' '),
      expectedFee,
    })
    const wired = { bic: 'LNDNDEFF', address: 'Lindenstrasse 5', city: 'Frankfurt' }
    const feeShare = fc.constantFrom('OUR', 'SHA', 'BEN')
    return fc.oneof(
      fc.record({
        operation: fc.constant('betweenAccounts' as const),
        fromAccount,
        toAccount: fc.constantFrom(usd, usd, eur),
        toAmount: amount,
      }),
      fc.record({
        operation: fc.constant('p2p' as const),
        fromAccount,
        amount,
        toEmail: fc.constantFrom(vera.email, vera.email, ada.email, 'nobody@x.example'),
        expectedFee,
      }),
      fc
        .tuple(abroad, iban)
        .map(([order, at]) => ({ operation: 'eft' as const, ...order, details: { iban: at } })),
      fc.tuple(abroad, iban, feeShare).map(([order, at, share]) => ({
        operation: 'wire' as const,
        ...order,
        feeShare: share,
        details: { iban: at, ...wired },
      })),
    )
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

  /** What a rehearsal and a receipt both say. */
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

  /** As the router does, which asks for the flag before the handler is called. */
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
    for (const approval of ['none', 'otp'] as const) {
      const accounts = { EUR: '1000.00', USD: '1000.00' }
      const ada = await bank.customer({ approval, accounts })
      const clerk = await bank.customer({ name: 'Cleo Clerk' })
      await grantAccess(held.database.sql, [
        { userId: clerk.id, customerId: ada.id, right: 'initiate', permissions: FLAGS },
      ])
      const standing = fc.record({
        right: fc.constantFrom(undefined, 'initiate' as const),
        without: fc.subarray([...FLAGS], { maxLength: 1 }),
      })
      await fc.assert(
        fc.asyncProperty(orders(ada), standing, async (order, { right, without }) => {
          const acting = right && { acting: { customer: ada, right } }
          const call = { by: right ? clerk : ada, without, ...acting }
          const ahead = aheadOf(await rehearse(order, call))
          expect(ahead).toMatchObject(outcomeOf(await send(order, call)))
        }),
        { numRuns: 25 },
      )
    }
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
})
