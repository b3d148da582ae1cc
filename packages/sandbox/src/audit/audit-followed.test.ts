import { utcDay } from '@sixpence/protocol'
import { transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { findingsAfter, invariantsOf } from '../../tests/findings-after.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { openAccount } from '../accounts/index.ts'
import { holdDueRuns } from '../preapproved/due-runs.ts'
import { makeRun } from '../preapproved/make-run.ts'
import { bookArrival } from '../transfers/external/clearing/book-arrival.ts'
import { bookReturn } from '../transfers/external/clearing/book-return.ts'
import { nextDue } from '../transfers/external/clearing/due-transfer.ts'
import { audit } from './audit.ts'
import { listMovements } from './list-movements.ts'

const held = testDatabase()
const DAY_MS = 86_400_000

let bank: TestBank
let ada: TestCustomer

beforeEach(async () => {
  bank = aBank(held.database)
  ada = await bank.customer({ accounts: { EUR: '1000.00' } })
})

const harmed = (statement: string) => findingsAfter(held.database, script => script(statement))

const context = () => ({ newId: bank.newId, clock: { now: () => bank.now() } })

describe('the audit of what leaves the bank', () => {
  const TAKEN = 'DE14900900900000000017'
  const SENT_BACK = 'DE41900900900000000404'
  const send = async (iban: string, change: object = {}) => {
    const input = {
      fromAccount: ada.accounts['EUR'],
      permission: '3d',
      countryCode: 'DE',
      currency: 'EUR',
      amount: '100',
      payeeName: 'Lena Vogt',
      details: { iban },
      ...change,
    }
    const { body } = await bank.call(transferMethods.sendEft, { by: ada, input, key: aKey() })
    return String(body['transactionId'])
  }
  const wire = (feeShare: string) => {
    const details = { iban: SENT_BACK, bic: 'LNDNDEFF', address: 'Lindenstr. 5', city: 'Frankfurt' }
    const input = {
      fromAccount: ada.accounts['EUR'],
      permission: '3d',
      countryCode: 'DE',
      currency: 'USD',
      amount: '200',
      payeeName: 'Lena Vogt',
      details,
      feeShare,
    }
    return bank.call(transferMethods.sendWire, { by: ada, input, key: aKey() })
  }
  const bookAll = async (days: number) => {
    bank.advance(days * DAY_MS)
    for (let isDue = true; isDue;) {
      isDue = await held.database.transaction(async sql => {
        const due = await nextDue(sql, bank.now())
        if (!due) return false
        await (due.state === 'sent' ? bookArrival : bookReturn)({ sql, ...context() }, due)
        return true
      })
    }
  }

  it('finds nothing wrong with what is under way, has arrived and came back', async () => {
    await send(TAKEN)
    await send(SENT_BACK)
    await wire('SHA')
    await wire('BEN')
    expect(await audit(held.database)).toEqual([])
    await bookAll(9)
    await send(TAKEN)
    expect(await audit(held.database)).toEqual([])
    const states = await held.database.sql<{ state: string }>`select state from external_transfer`
    expect(states.map(({ state }) => state).toSorted()).toEqual([
      'arrived',
      'returned',
      'returned',
      'returned',
      'sent',
    ])
  })

  const one = (state: string) =>
    `payment_id = (select payment_id from external_transfer where state = '${state}' limit 1)`

  it.each([
    ['a transfer that nobody follows', `delete from external_transfer where ${one('sent')}`, true],
    [
      'one that arrived by no entry',
      `update external_transfer set state = 'arrived' where ${one('sent')}`,
      true,
    ],
    [
      'a return that is none',
      `update external_transfer set state = 'returned', returned_by = arrived_by
        where ${one('arrived')}`,
      false,
    ],
    [
      'a return that nothing names',
      `update external_transfer set state = 'arrived', returned_by = null where ${one('returned')}`,
      false,
    ],
    [
      'a return of less than arrived',
      `update payment set external = jsonb_set(external, '{toAmount}', '"300"')
        where id = (select payment_id from external_transfer where ${one('returned')})`,
      false,
    ],
    [
      'a return that was made a deletion',
      `delete from external_transfer where ${one('returned')}`,
      false,
    ],
  ])('finds %s', async (...row) => {
    const [, statement, isOnClearing] = row
    await send(SENT_BACK)
    await bookAll(9)
    await send(TAKEN)
    await send(TAKEN)
    await bookAll(4)
    await send(TAKEN)
    const expected = ['externalFollowed', ...(isOnClearing ? ['clearingIsUnderWay'] : [])]
    expect(invariantsOf(await harmed(statement))).toEqual(expected)
  })
})

describe('the audit of payments that repeat themselves', () => {
  const KEY = 'key-of-a-repeated-payment'

  beforeEach(async () => {
    const savings = await held.database.transaction(sql =>
      openAccount(
        { sql, newId: bank.newId },
        { customerId: ada.id, currencyCode: 'EUR', balance: '0', at: bank.now() },
      ),
    )
    const input = {
      fromAccount: ada.accounts['EUR'],
      toAccount: savings,
      toAmount: '300',
      subscriptionFrequency: 'weekly',
    }
    await bank.call(transferMethods.sendOwn, { by: ada, input, key: KEY })
    bank.advance(28 * DAY_MS)
    for (let made = 1; made > 0;) {
      made = await held.database.transaction(async sql => {
        const due = await holdDueRuns(sql, { today: utcDay(bank.now()), size: 10, skipped: [] })
        for (const run of due) await makeRun({ sql, ...context() }, run)
        return due.length
      })
    }
  })

  it('finds nothing wrong with runs that were made, and two that could not be', async () => {
    expect(await audit(held.database)).toEqual([])
    const faults = await held.database.sql<{ fault: string | null }>`
      select fault from subscription_run order by number`
    expect(faults.map(({ fault }) => fault)).toEqual([null, null, null, 'funds', 'funds'])
  })

  it('lists who asked for a run', async () => {
    const moved = await listMovements(held.database)
    expect(moved.map(({ begunBy }) => begunBy)).toEqual([null, KEY, KEY])
    expect(new Set(moved.map(({ key }) => key)).size).toBe(3)
  })

  it.each([
    ['a run that is left out', `delete from subscription_run where number = 3`],
    ['a run that is counted and not made', `update subscription set next_number = 9`],
    [
      'a run that is made twice',
      `insert into subscription_run
        select subscription_id, 2, day, payment_id, fault from subscription_run where number = 3`,
    ],
    [
      'a run under the key of another',
      `update payment set key = 'another' where id =
        (select payment_id from subscription_run where number = 3)`,
    ],
    ['a run of another amount', `update subscription set to_amount = 299`],
    [
      'a run before the one before it',
      `update subscription_run set day = '2020-01-01' where number = 3`,
    ],
    [
      'a run that failed and moved money',
      `update subscription_run set fault = 'funds' where number = 2`,
    ],
  ])('finds %s', async (_what, statement) => {
    expect(invariantsOf(await harmed(statement))).toEqual(['eachRunOnce'])
  })
})
