import { cardMethods, type NamedMethod } from '@sixpence/protocol/schemas'
import { describe, expect, it } from 'vitest'
import { bankWithCards } from '../../../tests/bank-with-cards.ts'

const given = bankWithCards()
const VIRTUAL = 2007
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const KEY = 'the-key-of-one-wish'

const send = async (method: NamedMethod, input: object, key = KEY) =>
  given.bank.call(method, { by: given.ada, input, key })

const digitsOf = async (accountId: string) => {
  const [row] = await given.database.sql<{ number: string }>`
    select number from card where account_id = ${accountId}`
  return row?.number.slice(-4)
}

/** A card that has arrived, and the data to activate it. */
async function aCardAtHand() {
  const accountId = await given.card({ status: 'shipped' })
  const feeAccountId = given.ada.accounts['EUR'] ?? ''
  const lastDigits = await digitsOf(accountId)
  const wish = { accountId, feeAccountId, extraParams: { lastDigits } }
  const wrong = { ...wish, extraParams: { lastDigits: lastDigits === '0000' ? '1111' : '0000' } }
  return { accountId, feeAccountId, wish, wrong }
}

describe('a fee of a card', () => {
  it('is taken once under a key, and what was done is told again (CARD-021)', async () => {
    const accountId = await given.card({ balance: '60' })
    const wish = { accountId, isExpressShipping: false }
    const first = await send(cardMethods.reissue, wish)
    expect(first.body).toMatchObject({ responseCode: '00', fee: '10.00' })
    expect(await send(cardMethods.reissue, wish)).toEqual(first)
    expect(await given.bank.balance(accountId)).toBe('50.00')
    const again = await send(cardMethods.reissue, wish, 'the-key-of-another-wish')
    expect(again.body).toMatchObject({ responseCode: 'VF' })
  })

  it('is taken once for faster shipping, too (CARD-022)', async () => {
    const accountId = await given.card({ balance: '60' })
    await send(cardMethods.reissue, { accountId, isExpressShipping: false })
    const first = await send(cardMethods.upgradeShipping, { accountId }, 'the-key-of-haste')
    expect(first.body).toMatchObject({ responseCode: '00', fee: '35.00' })
    expect(await send(cardMethods.upgradeShipping, { accountId }, 'the-key-of-haste')).toEqual(
      first,
    )
    expect(await given.bank.balance(accountId)).toBe('15.00')
  })

  it('for standard shipping is part of the price once, and of no card that is not sent', async () => {
    await given.database.sql`update card_fee set amount = 5 where kind = 'standard'`
    const accountId = await given.card({ balance: '60' })
    await send(cardMethods.reissue, { accountId, isExpressShipping: false })
    expect(await given.bank.balance(accountId)).toBe('45.00')
    given.bank.advance(4 * DAY_MS)
    const data = await given.call(cardMethods.activationData, { accountId })
    expect(data).toMatchObject({ responseCode: '00', fees: '0.00' })
    const feeAccountId = given.ada.accounts['EUR']
    const { cardId } = await given.call(cardMethods.apply, { type: VIRTUAL, feeAccountId })
    expect(await given.call(cardMethods.application, { cardId })).toMatchObject({
      application: { shippingFee: '0.00', totalFee: '0.00' },
    })
  })

  it('is for the wish that the key was made for', async () => {
    const accountId = await given.card({ balance: '60' })
    await send(cardMethods.reissue, { accountId, isExpressShipping: false })
    const other = await send(cardMethods.reissue, { accountId, isExpressShipping: true })
    expect(other).toMatchObject({ status: 422 })
    const noKey = await send(cardMethods.reissue, { accountId, isExpressShipping: true }, 'no key!')
    expect(noKey).toMatchObject({ status: 400 })
  })

  it('leaves the key free when the wish is refused', async () => {
    const accountId = await given.card({ status: 'paused' })
    const poor = await given.bank.customer({ accounts: { EUR: '1.00' } })
    const theirs = await given.card({}, poor)
    const wish = { accountId: theirs, isExpressShipping: false }
    const call = { by: poor, input: wish, key: KEY }
    expect((await given.bank.call(cardMethods.reissue, call)).body).toMatchObject({
      responseCode: 'VF',
    })
    const answer = await send(cardMethods.reissue, { accountId, isExpressShipping: false })
    expect(answer.body).toMatchObject({ responseCode: '00' })
    const [kept] = await given.database.sql<{ count: number }>`
      select count(*)::integer as count from card_call where customer_id = ${poor.id}`
    expect(kept?.count).toBe(0)
  })
})

describe('an activation', () => {
  it('tells the PIN again to whoever lost the answer, for ten minutes (CARD-024)', async () => {
    const { wish, feeAccountId } = await aCardAtHand()
    const first = await send(cardMethods.activate, wish)
    expect(first.body).toMatchObject({ responseCode: '00' })
    expect(await send(cardMethods.activate, wish)).toEqual(first)
    expect(await given.bank.balance(feeAccountId)).toBe('98.00')
    given.bank.advance(10 * MINUTE_MS + 1)
    expect((await send(cardMethods.activate, wish)).body).toMatchObject({ responseCode: 'VF' })
    const [kept] = await given.database.sql<{ all: string }>`
      select to_jsonb(card_call)::text as all from card_call where key = ${KEY}`
    expect(kept?.all).not.toContain(String(first.body['pinCode']))
  })

  it('tells no PIN again of a card that was marked since (CARD-009)', async () => {
    const { wish, accountId } = await aCardAtHand()
    await send(cardMethods.activate, wish)
    await given.database.sql`update card set has_fraud_mark = true where account_id = ${accountId}`
    const again = (await send(cardMethods.activate, wish)).body
    expect(again).toMatchObject({ responseCode: 'VF', validationErrors: [{ param: 'accountId' }] })
    expect(again).not.toHaveProperty('pinCode')
  })

  it('takes no more digits after twenty wrong ones, until tomorrow (CARD-024)', async () => {
    const { accountId, wish, wrong } = await aCardAtHand()
    for (let tries = 0; tries < 20; tries += 1) {
      expect(await given.call(cardMethods.activate, wrong)).toMatchObject({
        validationErrors: [{ param: 'lastDigits' }],
      })
    }
    const locked = { validationErrors: [{ param: 'approvalCodeLocked' }] }
    expect(await given.call(cardMethods.activate, wish)).toMatchObject(locked)
    expect(await given.codeOf(cardMethods.activationData, { accountId })).toBe('00')
    const [mail] = await given.database.sql<{ body: string }>`
      select body from inbox_message where subject = 'Too many incorrect codes'`
    expect(mail?.body).toContain('activate a card')
    given.bank.advance(DAY_MS)
    expect(await given.codeOf(cardMethods.activate, wish)).toBe('00')
  })

  it('counts a wrong try under a key, and leaves the key free', async () => {
    const { wish, wrong } = await aCardAtHand()
    await send(cardMethods.activate, wrong)
    const [counted] = await given.database.sql<{ wrong: number }>`
      select wrong from wrong_codes where customer_id = ${given.ada.id} and purpose = 'cards'`
    expect(counted?.wrong).toBe(1)
    expect((await send(cardMethods.activate, wish)).body).toMatchObject({ responseCode: '00' })
  })
})
