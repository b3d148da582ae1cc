import { accountMethods, cardMethods } from '@sixpence/protocol/schemas'
import { describeOnPostgres, startServer, type TestServer } from '@sixpence/tooling/postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { audit } from '../src/audit/index.ts'
import { addCard } from '../src/cards/index.ts'
import { type Database, openMigrated, returnToFirstDay } from '../src/db/index.ts'
import { aBank, aKey, type TestBank, type TestCustomer } from './a-bank.ts'
import { idOf } from './bank-with-cards.ts'
import { EMPTY } from './test-database.ts'

const START_MS = 60_000
const SLOW_MS = 120_000
const AT_ONCE = 12

describeOnPostgres('fees of cards on PostgreSQL', SLOW_MS, () => {
  let server: TestServer
  let database: Database
  let bank: TestBank
  let ada: TestCustomer

  beforeAll(async () => {
    server = await startServer()
    database = await openMigrated({ databaseUrl: server.url })
  }, START_MS)

  afterAll(async () => {
    await database.close()
    await server.stop()
  }, START_MS)

  beforeEach(async () => {
    await returnToFirstDay(database, EMPTY)
    bank = aBank(database)
    ada = await bank.customer({ accounts: { EUR: '500.00' } })
  })

  const aCard = (status: string) =>
    database.transaction(sql =>
      addCard(
        { sql, newId: bank.newId },
        { customerId: ada.id, type: 2006, at: bank.now(), statusId: idOf(status) },
      ),
    )
  const atOnce = (call: () => ReturnType<TestBank['call']>) =>
    Promise.all(Array.from({ length: AT_ONCE }, call))
  const said = (answers: Awaited<ReturnType<typeof atOnce>>) =>
    new Set(answers.map(({ body }) => JSON.stringify(body)))

  it('are taken once for calls under one key at once, which all hear the same (CARD-021)', async () => {
    const input = { accountId: await aCard('active'), isExpressShipping: false }
    const key = aKey()
    const answers = await atOnce(() => bank.call(cardMethods.reissue, { by: ada, input, key }))
    expect(said(answers).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ responseCode: '00', fee: '10.00' })
    expect(await bank.balance(ada.accounts['EUR'])).toBe('490.00')
    expect(await audit(database)).toEqual([])
  })

  it('are taken once for calls under keys of their own', async () => {
    const input = { accountId: await aCard('active'), isExpressShipping: false }
    const answers = await atOnce(() =>
      bank.call(cardMethods.reissue, { by: ada, input, key: aKey() }),
    )
    const codes = answers.map(({ body }) => String(body['responseCode']))
    expect(codes.filter(code => code === '00')).toHaveLength(1)
    expect(await bank.balance(ada.accounts['EUR'])).toBe('490.00')
  })

  it('are taken once for an activation, which tells one PIN (CARD-024)', async () => {
    const accountId = await aCard('shipped')
    const [card] = await database.sql<{ number: string }>`
      select number from card where account_id = ${accountId}`
    const extraParams = { lastDigits: card?.number.slice(-4) }
    const input = { accountId, extraParams, feeAccountId: ada.accounts['EUR'] }
    const key = aKey()
    const answers = await atOnce(() => bank.call(cardMethods.activate, { by: ada, input, key }))
    expect(said(answers).size).toBe(1)
    expect(await bank.balance(ada.accounts['EUR'])).toBe('498.00')
  })

  it('are taken once for an application that is confirmed again and again', async () => {
    const wish = {
      type: 2006,
      shippingId: 'express',
      address: { address1: '4 Quay Street', city: 'Galway', postalCode: 'H91', countryCode: 'IE' },
      feeAccountId: ada.accounts['EUR'],
    }
    const { body } = await bank.call(cardMethods.apply, { by: ada, input: wish })
    const input = { cardId: body['cardId'] }
    const answers = await atOnce(() => bank.call(cardMethods.confirm, { by: ada, input }))
    expect(said(answers)).toEqual(
      new Set([JSON.stringify({ responseCode: '00', accountId: body['cardId'] })]),
    )
    expect(await bank.balance(ada.accounts['EUR'])).toBe('455.00')
  })

  it('are taken while the customer moves, and neither waits for the other for good', async () => {
    for (let round = 0; round < AT_ONCE; round += 1) {
      const accountId = await aCard('active')
      const input = { accountId, isExpressShipping: false }
      const address = { address1: `${round} Mill Road`, city: 'Cork', postalCode: 'T12' }
      const answers = await Promise.all([
        bank.call(cardMethods.reissue, { by: ada, input, key: aKey() }),
        bank.call(accountMethods.createAddress, {
          by: ada,
          input: { ...address, countryCode: 'US', expectedCanceledAccounts: [accountId] },
        }),
        bank.call(cardMethods.requestDetails, { by: ada, input: { accountId } }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      bank.advance(60_000)
    }
    expect(await audit(database)).toEqual([])
  })

  it('take wrong digits one by one, however many are tried at once', async () => {
    const accountId = await aCard('shipped')
    const input = { accountId, extraParams: { lastDigits: 'none' } }
    const tries = () => bank.call(cardMethods.activate, { by: ada, input })
    const answers = [...(await atOnce(tries)), ...(await atOnce(tries))]
    const locked = answers.filter(({ body }) =>
      JSON.stringify(body['validationErrors']).includes('approvalCodeLocked'),
    )
    expect(locked).toHaveLength(AT_ONCE * 2 - 20)
  })
})
