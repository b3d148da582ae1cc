import { historyMethods, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { dayRange } from '../input/index.ts'
import { houseAccount, insertEntry } from '../ledger/index.ts'

const held = testDatabase()
const DAY = 24 * 60 * 60_000

describe('the history', () => {
  let bank: TestBank
  let ada: TestCustomer
  let vera: TestCustomer
  let eur = ''

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '500.00', USD: '10.00' } })
    vera = await bank.customer({ name: 'Vera Kostova', accounts: { EUR: '0' } })
    eur = ada.accounts['EUR'] ?? ''
  })

  const send = (amount: string, note?: string) => {
    const input = { fromAccount: eur, toEmail: vera.email, amount, ...(note && { note }) }
    return bank.call(transferMethods.sendP2p, { by: ada, input, key: aKey() })
  }
  const chargeForCard = (amount: string) =>
    bank.database.transaction(sql =>
      insertEntry(
        { sql, newId: bank.newId },
        {
          kind: 'cardFee',
          at: bank.now(),
          postings: [
            { accountId: eur, currencyCode: 'EUR', amount: `-${amount}`, purpose: 'fee' },
            { accountId: houseAccount('fees', 'EUR'), currencyCode: 'EUR', amount, purpose: 'fee' },
          ],
        },
      ),
    )
  const list = async (input: object = {}, by = ada) => {
    const { body } = await bank.call(historyMethods.list, { by, input })
    const { transaction: rows } = (body['transactions'] ?? {}) as { transaction?: Row[] } // by its schema
    return { ...body, rows: rows ?? [] }
  }
  const amounts = async (input: object) => (await list(input)).rows.map(({ amount }) => amount)

  it('shows a transfer with its fee as one row, with running balances (HIST-003)', async () => {
    const sent = await send('20', 'Lunch')
    const shared = { transactionId: sent.body['transactionId'], accountId: eur, direction: 'out' }
    const payee = {
      counterpartyName: 'Vera K.',
      counterpartyEmail: vera.email,
      counterpartyKind: 'person',
    }
    const paid = { amount: '20.00', fee: '0.25', balanceAfter: '479.75' }
    const answer = await list({ accountId: eur })
    expect(answer).toMatchObject({
      responseCode: '00',
      results: 2,
      rows: [
        { ...shared, ...payee, type: 3, ...paid },
        { type: 1, direction: 'in', amount: '500.00', balanceAfter: '500.00' },
      ],
    })
    expect(answer.rows[1]).not.toHaveProperty('fee')
  })

  it('shows each fee as a row of its own to who asks for fees (HIST-002)', async () => {
    await send('20', 'Lunch')
    await chargeForCard('5.00')
    expect(await list({ transactionType: 4 })).toMatchObject({
      results: 2,
      rows: [
        { type: 4, amount: '5.00', balanceAfter: '474.75' },
        { type: 4, amount: '0.25', balanceAfter: '479.75', counterpartyName: 'Vera K.' },
      ],
    })
  })

  it('shows a fee that belongs to no payment, but where fees are left out (HIST-004)', async () => {
    await send('20')
    await chargeForCard('5.00')
    expect(await amounts({ accountId: eur })).toEqual(['5.00', '20.00', '500.00'])
    const home = await list({ accountId: eur, withoutFees: true })
    expect(home).toMatchObject({ results: 2, rows: [{ amount: '20.00', fee: '0.25' }, {}] })
  })

  it.each([
    [{ fromAmount: '20.25', toAmount: '20.25' }, ['20.00']],
    [{ fromAmount: '20.26', toAmount: '30' }, []],
    [{ fromAmount: '20', toAmount: '20' }, []],
    [{ keyword: 'lunch' }, ['20.00']],
    [{ transactionType: 3, status: 'completed' }, ['20.00']],
  ])('finds a payment once, with its fee, by %j (HIST-002)', async (input, found) => {
    await send('20', 'Lunch')
    const answer = await list(input)
    expect(answer.rows.map(({ amount }) => amount)).toEqual(found)
    expect(answer).toMatchObject({ results: found.length })
  })

  it('shows the payee who paid, and no fee', async () => {
    await send('20', 'Lunch')
    const { rows } = await list({}, vera)
    expect(rows).toMatchObject([
      { direction: 'in', amount: '20.00', counterpartyName: 'Ada L.', description: 'Lunch' },
    ])
    expect(rows).toHaveLength(1)
  })

  it('leaves fees out when asked to (HIST-004)', async () => {
    await send('20')
    expect(await amounts({ accountId: eur, withoutFees: true })).toEqual(['20.00', '500.00'])
  })

  it('pages by twenty, newest first, and counts all (HIST-005, HIST-022)', async () => {
    for (let amount = 1; amount <= 22; amount += 1) {
      bank.advance(1000)
      await send(String(amount))
    }
    const [first, second, third] = [
      await list({ accountId: eur }),
      await list({ accountId: eur, pageNumber: 2 }),
      await list({ accountId: eur, pageNumber: 3 }),
    ]
    expect([first.rows.length, second.rows.length, third.rows.length]).toEqual([20, 3, 0])
    expect(third).toMatchObject({ results: 23 })
    expect(first.rows[0]).toMatchObject({ amount: '22.00', fee: '0.25' })
    const ids = [...first.rows, ...second.rows].map(({ id }) => id)
    expect(new Set(ids).size).toBe(23)
  })

  it.each(['%', '_', '\\', '50%', 'a_b', String.raw`c\d`])(
    'finds %s as it is written, not as a pattern (HIST-002)',
    async keyword => {
      await send('20', String.raw`50% off a_b and c\d`)
      await send('30', '50 off, acb and cd')
      expect(await amounts({ withoutFees: true, keyword })).toEqual(['20.00'])
    },
  )

  it.each([
    ['Închiriere garsonieră', ['inchiriere', 'GARSONIERA', 'Închiriere']],
    ['Plată ţigări', ['Plată țigări', 'plata tigari']],
    ['cafe\u0301', ['café', 'cafe', 'cafe\u0301']],
    ['Йогурт за січень', ['йогурт', 'СІЧЕНЬ', 'и\u0306огурт']],
    ['50 %', ['\uFF05', '50\u00A0%']],
  ])('finds %s without its marks (HIST-002)', async (note, keywords) => {
    await send('20', note)
    await send('30', 'Cinema')
    for (const keyword of keywords)
      expect(await amounts({ withoutFees: true, keyword })).toEqual(['20.00'])
  })

  it('finds a person by the name without its marks (HIST-002)', async () => {
    vera = await bank.customer({ name: 'Ștefan Țurcanu', accounts: { EUR: '0' } })
    await send('20')
    expect(await amounts({ withoutFees: true, keyword: 'Stefan' })).toEqual(['20.00'])
  })

  it('filters by every field (HIST-002)', async () => {
    await send('20', 'Lunch on Friday')
    bank.advance(2 * DAY)
    await send('30', 'Cinema')
    const all = { withoutFees: true }
    expect(await amounts({ ...all, accountId: ada.accounts['USD'] })).toEqual(['10.00'])
    expect(await amounts({ ...all, keyword: 'LUNCH' })).toEqual(['20.00'])
    expect(await amounts({ ...all, keyword: 'kost' })).toEqual([])
    expect(await amounts({ ...all, keyword: 'vera' })).toEqual(['30.00', '20.00'])
    expect(await amounts({ transactionType: 4 })).toEqual(['0.25', '0.25'])
    expect(await amounts({ ...all, transactionType: 0, fromAmount: '25' })).toEqual([
      '30.00',
      '500.00',
    ])
    expect(await amounts({ ...all, toAmount: '20.25' })).toEqual(['20.00', '10.00'])
    expect(await amounts({ ...all, fromDate: '2026-11-22' })).toEqual(['30.00'])
    expect(
      await amounts({ ...all, toDate: '2026-11-21', fromAmount: '20', toAmount: '30' }),
    ).toEqual(['20.00'])
    expect(await amounts({ ...all, toDate: '2026-11-23', fromDate: '2026-11-23' })).toEqual([
      '30.00',
    ])
    expect(await amounts({ ...all, transactionDirection: 'in' })).toEqual(['10.00', '500.00'])
    expect(await amounts({ ...all, email: vera.email.toUpperCase() })).toEqual(['30.00', '20.00'])
    expect(await amounts({ ...all, email: ada.email })).toEqual([])
    expect(await amounts({ ...all, status: 'processing' })).toEqual([])
  })

  it('counts days where the customer is, also when clocks change', async () => {
    await send('20')
    const sent = bank.now().toISOString()
    expect(sent).toBe('2026-11-21T10:00:00.000Z')
    const on = async (day: string, timeZone?: string) =>
      amounts({ transactionType: 3, fromDate: day, toDate: day, timeZone })
    expect(await on('2026-11-21')).toEqual(['20.00'])
    expect(await on('2026-11-22', 'Pacific/Kiritimati')).toEqual(['20.00'])
    expect(await on('2026-11-21', 'Pacific/Kiritimati')).toEqual([])
    expect(await on('2026-11-20', 'Pacific/Pago_Pago')).toEqual(['20.00'])
    expect(
      dayRange({ fromDate: '2026-10-25', toDate: '2026-10-25', timeZone: 'Europe/Lisbon' }),
    ).toEqual({
      from: new Date('2026-10-24T23:00:00.000Z'),
      before: new Date('2026-10-26T00:00:00.000Z'),
    })
    expect(
      dayRange({ fromDate: '2026-03-08', toDate: '2026-03-08', timeZone: 'America/New_York' }),
    ).toEqual({
      from: new Date('2026-03-08T05:00:00.000Z'),
      before: new Date('2026-03-09T04:00:00.000Z'),
    })
  })

  it.each([
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
    ['2026-03-29', 'Atlantic/Azores', '2026-03-29T01:00:00.000Z'],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['2021-10-29', 'Asia/Amman', '2021-10-28T21:00:00.000Z'],
    ['2021-10-29', 'Asia/Gaza', '2021-10-28T21:00:00.000Z'],
    ['2021-10-30', 'Asia/Amman', '2021-10-29T22:00:00.000Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2026-04-05', 'Australia/Sydney', '2026-04-04T13:00:00.000Z'],
  ])('begins the %s in %s where clocks change at midnight', (day, timeZone, from) => {
    expect(dayRange({ fromDate: day, timeZone }).from?.toISOString()).toBe(from)
  })

  it('shows what waits for an approval and what came to nothing (HIST-003)', async () => {
    await bank.database.sql`update customer set approval_mode = 'otp' where id = ${ada.id}`
    await send('20')
    const waiting = await list({ status: 'processing' })
    const asked = { amount: '20.00', fee: '0.25' }
    expect(waiting).toMatchObject({
      results: 1,
      processingCount: 1,
      rejectedCount: 0,
      rows: [{ status: 'processing', ...asked, balanceAfter: '500.00' }],
    })
    bank.advance(DAY)
    expect(await list({ status: 'rejected' })).toMatchObject({
      processingCount: 0,
      rejectedCount: 1,
      rows: [{ status: 'rejected', ...asked, counterpartyName: 'Vera K.' }],
    })
  })

  it.each([
    [{ fromDate: '2026-02-30' }, 'fromDate'],
    [{ toDate: '2026-13-01' }, 'toDate'],
    [{ toDate: '9999-12-31' }, 'toDate'],
    [{ fromDate: '0000-01-01' }, 'fromDate'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ transactionType: 77 }, 'transactionType'],
    [{ pageNumber: 0 }, 'pageNumber'],
    [{ pageNumber: 1.5 }, 'pageNumber'],
  ])('refuses %o', async (input, param) => {
    expect(await list(input)).toMatchObject({ responseCode: 'VF', validationErrors: [{ param }] })
  })

  it('shows nobody the account of another', async () => {
    expect(await list({ accountId: eur }, vera)).toMatchObject({ responseCode: '13' })
    expect((await list({}, vera)).rows).toEqual([])
  })
})

interface Row {
  id: string
  amount: string
  fee?: string
}
