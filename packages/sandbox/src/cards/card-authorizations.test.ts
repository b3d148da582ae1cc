import { cardMethods } from '@sixpence/protocol/schemas'
import { describe, expect, it } from 'vitest'
import type { TestCustomer } from '../../tests/a-bank.ts'
import { bankWithCards } from '../../tests/bank-with-cards.ts'
import { grantAccess } from '../access/index.ts'
import { addAuthorization } from './add-authorization.ts'

const given = bankWithCards()
const HOUR_MS = 3_600_000
const DEBIT = 2100

/** Thirteen shops have asked, one per hour; the first of them will in an hour. */
const ask = (accountId: string) =>
  given.database.transaction(async sql => {
    for (let hour = -1; hour < 12; hour += 1) {
      await addAuthorization(
        { sql, newId: given.bank.newId },
        {
          accountId,
          at: new Date(given.bank.now().getTime() - hour * HOUR_MS),
          merchant: `Shop ${hour}`,
          amount: '1.00',
          currencyCode: 'EUR',
          status: 'pending',
        },
      )
    }
  })

const told = ({ items, total }: Record<string, unknown>) => [
  total,
  (items as { merchantName: string }[]).map(one => one.merchantName),
]

const NEWEST = Array.from({ length: 10 }, (_none, at) => `Shop ${at}`)

describe('what shops asked of cards', () => {
  const page = async (accountId: string, pageNumber: number) =>
    told(await given.call(cardMethods.authorizations, { accountId, pageNumber }))

  it('comes ten a page, what is to come not among it (CARD-032, CONST-013)', async () => {
    const accountId = await given.card()
    await ask(accountId)
    expect(await page(accountId, 1)).toEqual([12, NEWEST])
    expect(await page(accountId, 2)).toEqual([12, ['Shop 10', 'Shop 11']])
    expect(await page(accountId, 3)).toEqual([12, []])
    given.bank.advance(HOUR_MS)
    expect((await page(accountId, 1))[0]).toBe(13)
  })

  it.each([0, 1.5, 1e18])('has no page %s', async pageNumber => {
    expect(await given.call(cardMethods.authorizations, { pageNumber })).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'pageNumber' }],
    })
  })

  it('stands on the account that the card settles on (CARD-032)', async () => {
    const settlementAccountId = given.ada.accounts['EUR'] ?? ''
    expect(await page(settlementAccountId, 1)).toEqual([0, []])
    await ask(await given.card({ type: DEBIT, settlementAccountId }))
    await ask(await given.card())
    expect(await page(settlementAccountId, 1)).toEqual([12, NEWEST])
  })

  it('is nobody else’s', async () => {
    const ben = await given.bank.customer({})
    const accountId = await given.card()
    await ask(accountId)
    const answer = await given.call(cardMethods.authorizations, {}, ben)
    expect(told(answer)).toEqual([0, []])
    const asked = await given.call(cardMethods.authorizations, { accountId }, ben)
    expect(asked['responseCode']).toBe('13')
  })
})

describe('the history of debit cards', () => {
  const asSubAccount = async () => {
    const lena = await given.bank.customer({})
    await given.database.transaction(sql =>
      grantAccess(sql, [
        {
          userId: lena.id,
          customerId: given.ada.id,
          right: 'full',
          permissions: ['settlementAccount'],
        },
      ]),
    )
    return lena
  }
  const page = async (by: TestCustomer, pageNumber: number) => {
    const acting = { customer: given.ada, right: 'full' as const }
    const call = { by, acting, input: { pageNumber } }
    return told((await given.bank.call(cardMethods.debitAuthorizations, call)).body)
  }

  it('comes ten a page, of debit cards alone (CARD-031, CARD-033, CONST-013)', async () => {
    await ask(await given.card())
    await ask(await given.card({ type: DEBIT }))
    const lena = await asSubAccount()
    expect(await page(lena, 1)).toEqual([12, NEWEST])
    expect(await page(lena, 2)).toEqual([12, ['Shop 10', 'Shop 11']])
  })
})
