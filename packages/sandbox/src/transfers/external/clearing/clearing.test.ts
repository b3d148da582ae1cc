import { paymentMethods, transferMethods } from '@sixpence/protocol/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../../../tests/a-bank.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import type { Job } from '../../../jobs/index.ts'
import { clearingJob } from './clearing-job.ts'

const held = testDatabase()
const DAY_MS = 24 * 60 * 60_000

const jobs: Job[] = []
afterEach(async () => {
  for (const job of jobs.splice(0)) await job.close()
})

describe('money that has left the bank', () => {
  let bank: TestBank
  let ada: TestCustomer
  const defects: unknown[] = []

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '1000.00' } })
    defects.length = 0
  })

  const work = async () => {
    const onDefect = ({ cause }: { cause: unknown }) => defects.push(cause)
    const { newId } = bank
    const on = { database: held.database, clock: { now: () => bank.now() }, newId, onDefect }
    jobs.push(await clearingJob(on), await clearingJob(on))
  }
  const wake = () => {
    for (const job of jobs) job.wake()
  }

  const send = async (change: object = {}, key = aKey()) => {
    const input = {
      fromAccount: ada.accounts['EUR'],
      permission: '3d',
      countryCode: 'DE',
      currency: 'EUR',
      amount: '100',
      payeeName: 'Lena Vogt',
      details: { iban: 'DE14900900900000000017' },
      ...change,
    }
    const { body } = await bank.call(transferMethods.sendEft, { by: ada, input, key })
    return String(body['transactionId'])
  }
  const stateOf = async (transactionId: string) => {
    const call = { by: ada, input: { transactionId } }
    const { transfer } = (await bank.call(transferMethods.external, call)).body
    return (transfer as { state: string }).state
  }
  const entriesOf = async (kind: string) =>
    (await held.database.sql`select id from journal_entry where kind = ${kind}`).length

  it('is on the clearing account until it arrives, and outside then', async () => {
    const before = {
      clearing: await bank.balance('clearing.sepa:EUR'),
      out: await bank.balance('outside:EUR'),
    }
    const id = await send()
    await work()
    expect(await stateOf(id)).toBe('sent')
    bank.advance(3 * DAY_MS)
    wake()
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('arrived'))
    expect(await bank.balance('clearing.sepa:EUR')).toBe(before.clearing)
    expect(Number(await bank.balance('outside:EUR')) - Number(before.out)).toBe(100)
    expect(await bank.balance(ada.accounts['EUR'])).toBe('898.00')
    expect(defects).toEqual([])
  })

  it('is at the payee’s bank for a while before it is on their account', async () => {
    const id = await send()
    const { transfer } = (
      await bank.call(transferMethods.external, { by: ada, input: { transactionId: id } })
    ).body
    const { atPayeeBankAt, arrivesAt } = transfer as { atPayeeBankAt: string; arrivesAt: string }
    expect(Date.parse(arrivesAt) - Date.parse(atPayeeBankAt)).toBe(2 * 60 * 60_000)
    const untilThere = Date.parse(atPayeeBankAt) - bank.now().getTime()
    bank.advance(untilThere - 1)
    expect(await stateOf(id)).toBe('sent')
    bank.advance(1)
    expect(await stateOf(id)).toBe('atPayeeBank')
    await work()
    bank.advance(2 * 60 * 60_000)
    wake()
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('arrived'))
  })

  it.each([
    ['in the same currency', {}, 'DE41900900900000000404', '998.00'],
    ['from another currency', { countryCode: 'US', currency: 'USD' }, '00000404', '998.00'],
  ])('comes back a day later by an entry of its own, %s', async (...row) => {
    const [, change, account, balance] = row
    const details =
      'countryCode' in change
        ? { routingNumber: '021000021', accountNumber: account, accountType: 'checking' }
        : { iban: account }
    const counted = await Promise.all(['eftTransfer', 'transferReturn', 'clearing'].map(entriesOf))
    const id = await send({ ...change, details })
    await work()
    bank.advance(9 * DAY_MS)
    wake()
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('returned'))
    expect(await bank.balance(ada.accounts['EUR'])).toBe(balance)
    const now = await Promise.all(['eftTransfer', 'transferReturn', 'clearing'].map(entriesOf))
    expect(now.map((count, at) => count - (counted[at] ?? 0))).toEqual([1, 1, 1])
    const [mail] = await held.database.sql<{ subject: string }>`
      select subject from inbox_message where recipient = ${ada.email} order by position desc limit 1`
    expect(JSON.stringify(mail)).toContain('100')
    expect(defects).toEqual([])
  })

  it('is kept by the bank where its account is closed by then, and the mail says so', async () => {
    ada = await bank.customer({ accounts: { EUR: '102.00' } })
    const kept = Number(await bank.balance('opening:EUR'))
    const id = await send({ details: { iban: 'DE41900900900000000404' } })
    await held.database.sql`
      update customer_account set status_id = 11 where id = ${ada.accounts['EUR'] ?? ''}`
    await work()
    bank.advance(9 * DAY_MS)
    wake()
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('returned'))
    expect(Number(await bank.balance('opening:EUR')) - kept).toBe(100)
    const [mail] = await held.database.sql`
      select body from inbox_message where recipient = ${ada.email} order by position desc limit 1`
    expect(JSON.stringify(mail)).toContain('is closed')
    expect(defects).toEqual([])
  })

  it('leaves with a code that fits its account alone', async () => {
    ada = await bank.customer({ accounts: { EUR: '1000.00' }, approval: 'otp' })
    const key = aKey()
    const input = {
      fromAccount: ada.accounts['EUR'],
      permission: '3d',
      countryCode: 'DE',
      currency: 'EUR',
      amount: '100',
      payeeName: 'Lena Vogt',
      details: { iban: 'DE14900900900000000017' },
    }
    const { body } = await bank.call(transferMethods.sendEft, { by: ada, input, key })
    const { trxid } = body['approval'] as { trxid: string }
    const approve = { trxid, approvalCode: await bank.codeOf(ada) }
    const change = (iban: string) => held.database.sql`
      update payment set external = jsonb_set(external, '{details,iban}', to_jsonb(${iban}::text))
      where key = ${key}`
    await change('DE79900900900000000011')
    const wrong = await bank.call(paymentMethods.approve, { by: ada, input: approve, key })
    expect(wrong.body).toMatchObject({ validationErrors: [{ param: 'approvalCode' }] })
    await change('DE14900900900000000017')
    const intentOf = async () =>
      (await bank.call(paymentMethods.intent, { by: ada, input: { key } })).body
    const waiting = await intentOf()
    expect(waiting['held']).not.toHaveProperty('arrivesAt')
    expect(waiting).toMatchObject({
      status: 'pendingApproval',
      held: {
        operation: 'eft',
        permission: '3d',
        payeeName: 'Lena Vogt',
        toAmount: '100.00',
        total: '102.00',
      },
    })
    const right = await bank.call(paymentMethods.approve, { by: ada, input: approve, key })
    expect(right.body).toMatchObject({
      responseCode: '00',
      transactionId: expect.any(String) as unknown,
    })
    expect(await bank.balance(ada.accounts['EUR'])).toBe('898.00')
    expect(await intentOf()).toMatchObject({ held: { arrivesAt: '2026-11-24T09:00:00.000Z' } })
  })

  it('is told by its key with its arrival, and without one once it came back', async () => {
    const arrivalOf = async (key: string) => {
      const { body } = await bank.call(paymentMethods.intent, { by: ada, input: { key } })
      return (body['held'] as { arrivesAt?: string }).arrivesAt
    }
    const [key, other] = [aKey(), aKey()]
    await send({}, key)
    const id = await send({ details: { iban: 'DE41900900900000000404' } }, other)
    const expected = '2026-11-24T09:00:00.000Z'
    expect([await arrivalOf(key), await arrivalOf(other)]).toEqual([expected, expected])
    await work()
    bank.advance(9 * DAY_MS)
    wake()
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('returned'))
    expect([await arrivalOf(key), await arrivalOf(other)]).toEqual([expected, undefined])
  })
})
