import type { BatchPayment, FeeShare, Permission } from '@sixpence/protocol'
import { batchMethods, historyMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { asThemselves, OWNERS_PERMISSIONS, permissionsOf } from '../access/index.ts'
import { audit } from '../audit/index.ts'
import { type Sql, sqlPart } from '../db/index.ts'
import { keepExternalCard } from '../transfers/index.ts'
import { linesNow, type NewBatch, orderLines, settleBatch, submitBatch } from './index.ts'

const held = testDatabase()

interface Kind {
  readonly type: Exclude<NewBatch['type'], 'p2p'>
  readonly operation: string
  /** The type of its transactions in the history. */
  readonly transaction: number
  readonly flag: Permission
  readonly to: readonly [countryCode: string, currency: string]
  readonly details: Readonly<Record<string, string>>
  readonly amount: string
  readonly feeShare?: FeeShare
  readonly leaves: number
  readonly fee: string
}

const WALLET = { walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }
const IBAN = { iban: 'DE14900900900000000017' }
const IN_US = {
  accountNumber: '9000000017',
  bic: 'PRTRUS33XXX',
  address: '77 Elm Avenue',
  city: 'Chicago',
}

const KINDS: readonly Kind[] = [
  {
    type: 'wire',
    operation: 'wire',
    transaction: 7,
    flag: 'massWire',
    to: ['US', 'USD'],
    details: IN_US,
    amount: '200',
    feeShare: 'SHA',
    leaves: 185.4,
    fee: '12.50',
  },
  {
    type: 'eft',
    operation: 'eft',
    transaction: 6,
    flag: 'massEft',
    to: ['DE', 'EUR'],
    details: IBAN,
    amount: '200',
    leaves: 200,
    fee: '2.00',
  },
  {
    type: 'oct',
    operation: 'oct',
    transaction: 12,
    flag: 'massCard',
    to: ['DE', 'EUR'],
    details: {},
    amount: '200',
    leaves: 200,
    fee: '3.00',
  },
  {
    type: 'digital',
    operation: 'cryptoEft',
    transaction: 9,
    flag: 'massCrypto',
    to: ['DE', 'BTC'],
    details: WALLET,
    amount: '0.005',
    leaves: 310.2,
    fee: '1.55',
  },
]

describe.each(KINDS)('a batch of the type $type', kind => {
  const { type, to, amount, feeShare, fee, leaves } = kind
  let bank: TestBank
  let ada: TestCustomer
  let details: Kind['details']

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '700.00' } })
    details = type === 'oct' ? { cardId: await aCard() } : kind.details
  })

  const aCard = () =>
    keepExternalCard(bank.database.sql, {
      id: bank.newId(),
      customerId: ada.id,
      at: bank.now(),
      bin: '424242',
      lastFour: '4242',
      cardBrand: 'VISA',
      holderName: 'Lena Vogt',
      expires: '2031-03',
    })
  const contextOf = (sql: Sql) => ({
    sql,
    clock: { now: () => bank.now() },
    newId: bank.newId,
    caller: asThemselves({
      userId: ada.id,
      customerId: ada.id,
      email: ada.email,
      sessionId: 'a-session',
      scope: 'full',
    }),
  })
  const row = (change: object = {}) => ({
    account: { name: 'Lena Vogt', countryCode: to[0], currency: to[1], details },
    amount,
    ...(feeShare && { feeShare }),
    ...change,
  })
  const submit = (
    lines: NewBatch['lines'],
    {
      right = 'full',
      flags = OWNERS_PERMISSIONS,
    }: { right?: 'full' | 'initiate'; flags?: readonly Permission[] } = {},
  ) =>
    bank.database.transaction(sql => {
      const context = contextOf(sql)
      const caller = { ...context.caller, right, permissions: permissionsOf(flags) }
      const accountId = ada.accounts['EUR'] ?? ''
      return submitBatch({ ...context, caller }, { name: 'Wages', type, accountId, lines })
    })
  const settle = (id: string) => bank.database.transaction(sql => settleBatch(contextOf(sql), id))
  const paymentsOf = async (id: string) => {
    const { body } = await bank.call(batchMethods.get, { by: ada, input: { id } })
    return (body['payments'] as { payment: BatchPayment[] }).payment
  }

  it('pays each row by its rail, as a transaction of its kind (ACCESS-020)', async () => {
    const id = await submit([row({ rowId: 'a', note: 'June' })], { flags: [kind.flag] })
    const [payment] = await paymentsOf(id)
    expect(payment).toMatchObject({ rowId: 'a', amount, status: 'paid', note: 'June' })
    const { body } = await bank.call(historyMethods.list, { by: ada, input: {} })
    const [moved] = (body['transactions'] as { transaction: object[] }).transaction
    expect(moved).toMatchObject({
      batchId: id,
      type: kind.transaction,
      counterpartyName: 'Lena Vogt',
    })
    const [paid] = await bank.database.sql`
      select key, operation, fee, (external->>'toAmount')::float as "toAmount",
        external->>'permission' as permission
      from payment where customer_id = ${ada.id} and batch_id is null`
    expect(paid).toMatchObject({
      key: `${id}.a`,
      operation: kind.operation,
      fee,
      toAmount: Number(amount),
      permission: '3d',
    })
    expect(await audit(bank.database)).toEqual([])
  })

  it('pays no row for another price than was approved', async () => {
    const id = await submit([row({ rowId: 'a' }), row({ rowId: 'b' })], { right: 'initiate' })
    const [asked] = await orderLines(bank.database.sql)(id)
    expect(asked).toMatchObject({ fee, feeShare: feeShare ?? null })
    expect(Number(asked?.amount)).toBe(leaves)
    const newsOf = () => bank.database.sql`
      select is_other_price as "isOther" from ${linesNow(sqlPart`batch_order_line`, '2026-11-21')}
      where batch_id = ${id} and row_id = 'a'`
    expect(await newsOf()).toEqual([{ isOther: false }])
    await bank.database.sql`
      update fee_schedule set fixed = fixed + 1 where operation = ${kind.operation}`
    expect(await newsOf()).toEqual([{ isOther: true }])
    await expect(settle(id)).rejects.toMatchObject({ validationErrors: [{ param: 'nonePayable' }] })
    await bank.database.sql`
      update fee_schedule set fixed = fixed - 1 where operation = ${kind.operation}`
    expect(await settle(id)).toMatchObject({ paymentCount: 2, refusedCount: 0 })
  })

  it('is refused without the flag of its kind (ACCESS-020)', async () => {
    const flags = OWNERS_PERMISSIONS.filter(flag => flag !== kind.flag)
    await expect(submit([row()], { flags })).rejects.toMatchObject({ responseCode: '13' })
  })

  it('refuses rows to nobody, and those that the account cannot pay', async () => {
    const account = { ...row().account, details: {} }
    const lines = [row({ account }), row(), row(), row(), row()]
    const reasons = (await paymentsOf(await submit(lines))).map(({ reason }) => reason)
    const paid = reasons.filter(reason => reason === undefined).length
    expect(reasons).toEqual([
      'payee',
      ...Array.from({ length: paid }, () => undefined),
      ...Array.from({ length: 4 - paid }, () => 'funds'),
    ])
    expect(paid).toBeGreaterThan(0)
    expect(paid).toBeLessThan(4)
  })
})
