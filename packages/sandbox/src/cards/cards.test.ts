import { accountMethods, cardMethods, transferMethods } from '@sixpence/protocol/schemas'
import { describe, expect, it } from 'vitest'
import { bankWithCards, idOf } from '../../tests/bank-with-cards.ts'

const given = bankWithCards()
const HOUR_MS = 3_600_000
const PHYSICAL = 2006
const OK = '00'

const lastDigits = async (accountId: string, column: 'number' | 'reissued_number' = 'number') => {
  const [row] = await given.database.sql<{ number: string; reissued_number: string }>`
    select number, reissued_number from card where account_id = ${accountId}`
  return row?.[column].slice(-4)
}

describe('a card', () => {
  it('tells its fields, and its number masked (ACCT-002, TRAP-53)', async () => {
    const accountId = await given.card({ alias: 'Travel', balance: '20' })
    expect(await given.cardAt(accountId)).toMatchObject({
      type: PHYSICAL,
      subType: 'PREPAID',
      accountStatusId: 2,
      balance: '20.00',
      cardIsVirtual: false,
      cardAliasName: 'Travel',
      cardExpiryMonth: 11,
      cardExpiryYear: 2030,
      cardNumber: expect.stringMatching(/^\*{12}\d{4}$/) as unknown,
    })
  })

  it('pauses and goes on as it was (CARD-017, CARD-018, CARD-005, CARD-006)', async () => {
    for (const status of ['active', 'expired']) {
      const accountId = await given.card({ status })
      expect(await given.codeOf(cardMethods.unpause, { accountId })).toBe('VF')
      expect(await given.codeOf(cardMethods.pause, { accountId })).toBe(OK)
      expect(await given.cardAt(accountId)).toMatchObject({ accountStatusId: 71 })
      expect(await given.codeOf(cardMethods.pause, { accountId })).toBe('VF')
      expect(await given.codeOf(cardMethods.unpause, { accountId })).toBe(OK)
      expect(await given.cardAt(accountId)).toMatchObject({ accountStatusId: idOf(status) })
    }
  })

  it('is blocked for good (CARD-019, CARD-010)', async () => {
    const accountId = await given.card({ hasFraudMark: true })
    expect(await given.codeOf(cardMethods.pause, { accountId })).toBe('VF')
    expect(await given.codeOf(cardMethods.block, { accountId })).toBe(OK)
    expect(await given.cardAt(accountId)).toMatchObject({ accountStatusId: 4 })
    expect(await given.codeOf(cardMethods.block, { accountId })).toBe('VF')
    expect(await given.codeOf(cardMethods.setAlias, { accountId, cardAliasName: 'Old' })).toBe('VF')
  })

  it('takes a name and gives it back (CARD-020)', async () => {
    const accountId = await given.card()
    await given.call(cardMethods.setAlias, { accountId, cardAliasName: '  Travel ' })
    expect(await given.cardAt(accountId)).toMatchObject({ cardAliasName: 'Travel' })
    await given.call(cardMethods.setAlias, { accountId, cardAliasName: '' })
    expect(await given.cardAt(accountId)).not.toHaveProperty('cardAliasName')
  })

  it('is another’s: nothing is told of it', async () => {
    const ben = await given.bank.customer({})
    const accountId = await given.card({}, ben)
    for (const method of [
      cardMethods.pause,
      cardMethods.block,
      cardMethods.requestPin,
      cardMethods.activationData,
      cardMethods.reissue,
    ]) {
      const input = { accountId, isExpressShipping: false }
      expect([method.name, await given.codeOf(method, input)]).toEqual([method.name, '13'])
    }
  })

  it('is no other account', async () => {
    expect(await given.codeOf(cardMethods.pause, { accountId: given.ada.accounts['EUR'] })).toBe(
      'VF',
    )
  })
})

describe('the month that is printed on a card', () => {
  const worksUntil = new Date('2026-12-31T00:00:00.000Z')

  it('is the last in which it works, to its last moment (CARD-003)', async () => {
    const accountId = await given.card({ balance: '20', worksUntil })
    const statusAt = async (moment: string) => {
      given.bank.advance(Date.parse(moment) - given.bank.now().getTime())
      return (await given.cardAt(accountId))?.['accountStatusId']
    }
    expect(await statusAt('2026-12-31T23:59:59.999Z')).toBe(2)
    expect(await statusAt('2027-01-01T00:00:00.000Z')).toBe(38)
  })

  it('ends what the card can pay for, and nothing else (CARD-005, CARD-010)', async () => {
    const accountId = await given.card({ balance: '20', worksUntil })
    given.bank.advance(60 * 24 * HOUR_MS)
    const load = { fromAccount: given.ada.accounts['EUR'], toAccount: accountId, toAmount: '1.00' }
    const loaded = await given.bank.call(transferMethods.sendOwn, {
      by: given.ada,
      input: load,
      key: 'the-key-of-a-load',
    })
    expect(loaded.body).toMatchObject({ validationErrors: [{ param: 'toAccount' }] })
    expect(await given.codeOf(cardMethods.pause, { accountId })).toBe(OK)
    expect(await given.codeOf(cardMethods.unpause, { accountId })).toBe(OK)
    expect(await given.cardAt(accountId)).toMatchObject({ accountStatusId: 38 })
    expect(await given.codeOf(cardMethods.block, { accountId })).toBe(OK)
  })

  it('passes while the card is paused', async () => {
    const accountId = await given.card({ status: 'paused', worksUntil })
    given.bank.advance(60 * 24 * HOUR_MS)
    expect(await given.cardAt(accountId)).toMatchObject({ accountStatusId: 71 })
    expect(await given.codeOf(cardMethods.unpause, { accountId })).toBe(OK)
    expect(await given.cardAt(accountId)).toMatchObject({ accountStatusId: 38 })
  })
})

describe('a card that is made', () => {
  it('moves with the clock: processing, printing, printed, shipped', async () => {
    const accountId = await given.card({ status: 'submitted', orderedAt: given.bank.now() })
    const seen: unknown[] = []
    for (const hours of [0, 2, 24, 24, 24]) {
      given.bank.advance(hours * HOUR_MS)
      seen.push((await given.cardAt(accountId))?.['accountStatusId'])
    }
    expect(seen).toEqual([0, 41, 19, 20, 21])
  })

  it('stands among those of the status that is shown (ACCT-006)', async () => {
    const orderedAt = given.bank.now()
    await given.card({ status: 'submitted', orderedAt })
    await given.card({ status: 'paused' })
    given.bank.advance(100 * HOUR_MS)
    await given.card({ status: 'submitted' })
    const { accounts } = await given.call(accountMethods.list, {})
    const shown = (accounts as { accountStatusId: number }[]).map(one => one.accountStatusId)
    expect(shown).toEqual([0, 2, 21, 71])
  })

  it('is activated once it has come, for a fee, with its digits (CARD-023, CARD-024)', async () => {
    const accountId = await given.card({ status: 'shipped' })
    const feeAccountId = given.ada.accounts['EUR'] ?? ''
    expect(await given.call(cardMethods.activationData, { accountId })).toMatchObject({
      fees: '2.00',
      feeCurrency: 'EUR',
      extraParams: [{ name: 'lastDigits', length: 4 }],
    })
    const wrong = { accountId, extraParams: { lastDigits: 'none' }, feeAccountId }
    expect(await given.codeOf(cardMethods.activate, wrong)).toBe('VF')
    const right = { ...wrong, extraParams: { lastDigits: await lastDigits(accountId) } }
    const { pinCode } = await given.call(cardMethods.activate, right)
    expect(pinCode).toMatch(/^\d{4}$/)
    expect(await given.cardAt(accountId)).toMatchObject({ accountStatusId: 2 })
    expect(await given.bank.balance(feeAccountId)).toBe('98.00')
    expect(await given.codeOf(cardMethods.activate, right)).toBe('VF')
    expect(await given.bank.balance(feeAccountId)).toBe('98.00')
  })

  it('takes the place of another, for a fee that is taken once (CARD-021, CARD-022)', async () => {
    const accountId = await given.card({ balance: '60' })
    const input = { accountId, isExpressShipping: false }
    expect(await given.codeOf(cardMethods.upgradeShipping, { accountId })).toBe('VF')
    expect(await given.call(cardMethods.reissue, input)).toMatchObject({
      fee: '10.00',
      feeCurrency: 'EUR',
    })
    expect(await given.codeOf(cardMethods.reissue, input)).toBe('VF')
    expect(await given.bank.balance(accountId)).toBe('50.00')
    expect(await given.cardAt(accountId)).not.toHaveProperty('cardReissueIsExpress')
    expect(await given.call(cardMethods.upgradeShipping, { accountId })).toMatchObject({
      fee: '35.00',
    })
    expect(await given.codeOf(cardMethods.upgradeShipping, { accountId })).toBe('VF')
    expect(await given.bank.balance(accountId)).toBe('15.00')
    expect(await given.cardAt(accountId)).toHaveProperty('cardReissueIsExpress', true)
    given.bank.advance(20 * HOUR_MS)
    expect(await given.cardAt(accountId)).toMatchObject({
      accountStatusId: 2,
      cardReissuedStatusId: 21,
    })
    const before = await lastDigits(accountId)
    const digits = await lastDigits(accountId, 'reissued_number')
    const activate = { accountId, extraParams: { lastDigits: digits } }
    expect(await given.codeOf(cardMethods.activate, activate)).toBe(OK)
    expect(await lastDigits(accountId)).toBe(digits)
    expect(await given.cardAt(accountId)).not.toHaveProperty('cardReissueIsExpress')
    expect(digits).not.toBe(before)
  })

  const movesTo = (country: string) => given.database.sql`
    update customer set residence_country = ${country} where id = ${given.ada.id}`

  it('is sent by the ways that are offered alone, and costs nothing else (CARD-021, CARD-022)', async () => {
    const accountId = await given.card({ balance: '60' })
    await movesTo('NO')
    expect(
      await given.call(cardMethods.reissue, { accountId, isExpressShipping: true }),
    ).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'isExpressShipping' }],
    })
    expect(await given.bank.balance(accountId)).toBe('60.00')
    expect(await given.codeOf(cardMethods.reissue, { accountId, isExpressShipping: false })).toBe(
      OK,
    )
    expect(await given.call(cardMethods.upgradeShipping, { accountId })).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'accountId' }],
    })
    expect(await given.bank.balance(accountId)).toBe('50.00')
    await movesTo('IE')
    expect(await given.codeOf(cardMethods.upgradeShipping, { accountId })).toBe(OK)
  })

  it('is not ordered where such a card is given out no more', async () => {
    const accountId = await given.card({ balance: '60' })
    await movesTo('US')
    expect(
      await given.call(cardMethods.reissue, { accountId, isExpressShipping: false }),
    ).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'accountId' }],
    })
    expect(await given.bank.balance(accountId)).toBe('60.00')
  })

  it('is not ordered when nothing can pay for it', async () => {
    const poor = await given.bank.customer({ accounts: { EUR: '1.00' } })
    const accountId = await given.card({}, poor)
    const answer = await given.call(
      cardMethods.reissue,
      { accountId, isExpressShipping: true },
      poor,
    )
    expect(answer).toMatchObject({ responseCode: 'VF', validationErrors: [{ param: 'balance' }] })
  })
})

describe('a PIN', () => {
  it('is shown to whoever has the code, and sealed otherwise (CARD-026, CARD-027)', async () => {
    const accountId = await given.card()
    await given.call(cardMethods.changePin, { accountId, pin: '4071', pinRepeat: '4071' })
    const { requestKey } = await given.call(cardMethods.requestPin, { accountId })
    const ask = { accountId, requestKey }
    expect(await given.codeOf(cardMethods.pin, { ...ask, code: '000000' })).toBe('VF')
    const code = await given.bank.codeOf(given.ada)
    const { pinCode } = await given.call(cardMethods.pin, { ...ask, code })
    expect(pinCode).toBe('4071')
    expect(await given.codeOf(cardMethods.pin, { ...ask, code })).toBe('VF')
    const [kept] = await given.database.sql<{ all: string }>`
      select to_jsonb(card_pin)::text as all from card_pin where account_id = ${accountId}`
    expect(kept?.all).not.toContain('"4071"')
  })

  it('is good for the card that the code was sent for', async () => {
    const [one, other] = [await given.card(), await given.card()]
    const { requestKey } = await given.call(cardMethods.requestPin, { accountId: one })
    const code = await given.bank.codeOf(given.ada)
    expect(await given.codeOf(cardMethods.pin, { accountId: other, requestKey, code })).toBe('VF')
  })

  it('is changed to one that is typed twice and hard to guess (CARD-025)', async () => {
    const accountId = await given.card()
    for (const [pin, pinRepeat, answer] of [
      ['4071', '4072', 'VF'],
      ['1111', '1111', 'VF'],
      ['1234', '1234', 'VF'],
      ['9876', '9876', 'VF'],
      ['4071', '4071', OK],
    ]) {
      expect([
        pin,
        await given.codeOf(cardMethods.changePin, { accountId, pin, pinRepeat }),
      ]).toEqual([pin, answer])
    }
    const { requestKey } = await given.call(cardMethods.requestPin, { accountId })
    const code = await given.bank.codeOf(given.ada)
    expect(await given.call(cardMethods.pin, { accountId, requestKey, code })).toMatchObject({
      pinCode: '4071',
    })
  })

  it('is not shown of a card with a mark (CARD-009, CON-28)', async () => {
    for (const card of [{ status: 'fraud' }, { hasFraudMark: true }]) {
      const accountId = await given.card(card)
      const change = { accountId, pin: '4071', pinRepeat: '4071' }
      expect(await given.codeOf(cardMethods.requestPin, { accountId })).toBe('VF')
      expect(await given.codeOf(cardMethods.changePin, change)).toBe('VF')
    }
  })
})
