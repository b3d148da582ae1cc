import { cardMethods } from '@sixpence/protocol/schemas'
import { describe, expect, it } from 'vitest'
import { bankWithCards } from '../../../tests/bank-with-cards.ts'

const given = bankWithCards()
const PHYSICAL = 2006
const VIRTUAL = 2007
const OK = '00'

describe('an application', () => {
  const address = {
    address1: '4 Quay Street',
    city: 'Galway',
    postalCode: 'H91 X2P4',
    countryCode: 'IE',
  }

  it('is told what cards cost, by country (CARD-029, CARD-011)', async () => {
    const info = await given.call(cardMethods.applyInfo, { countryCode: 'NO' })
    const [card] = info['cards'] as Record<string, unknown>[]
    expect(card).toMatchObject({
      type: PHYSICAL,
      cardIsVirtual: false,
      fees: {
        annual: '0.00',
        issue: '10.00',
        monthly: '1.00',
        currency: 'EUR',
        shipping: [
          { type: 'standard', fee: '0.00', deliveryTime: 10, disabledReasons: [] },
          { type: 'express', fee: '35.00', deliveryTime: 3, disabledReasons: ['countryNotServed'] },
        ],
      },
    })
    const nowhere = await given.call(cardMethods.applyInfo, { countryCode: 'AQ' })
    expect(nowhere['cards']).toEqual([])
  })

  it('costs nothing before it is confirmed, and its fees once', async () => {
    const feeAccountId = given.ada.accounts['EUR'] ?? ''
    const wish = { type: PHYSICAL, shippingId: 'express', address, feeAccountId }
    const { cardId } = await given.call(cardMethods.apply, wish)
    expect(await given.bank.balance(feeAccountId)).toBe('100.00')
    expect(await given.call(cardMethods.application, { cardId })).toMatchObject({
      application: { issueFee: '10.00', shippingFee: '35.00', totalFee: '45.00', address },
    })
    expect(await given.codeOf(cardMethods.confirm, { cardId })).toBe(OK)
    expect(await given.call(cardMethods.confirm, { cardId })).toMatchObject({ accountId: cardId })
    expect(await given.bank.balance(feeAccountId)).toBe('55.00')
    expect(await given.cardAt(String(cardId))).toMatchObject({ accountStatusId: 0 })
  })

  it('gives a virtual card at once', async () => {
    const wish = { type: VIRTUAL, feeAccountId: given.ada.accounts['EUR'] }
    const { cardId } = await given.call(cardMethods.apply, wish)
    await given.call(cardMethods.confirm, { cardId })
    expect(await given.cardAt(String(cardId))).toMatchObject({
      accountStatusId: 2,
      cardIsVirtual: true,
    })
  })

  it('is judged by the country that its offer was told for (CARD-029)', async () => {
    await given.database.sql`
      update customer set residence_country = 'US' where id = ${given.ada.id}`
    const feeAccountId = given.ada.accounts['EUR']
    const typesIn = async (countryCode?: string) => {
      const { cards } = await given.call(cardMethods.applyInfo, { countryCode })
      return (cards as { type: number }[]).map(({ type }) => type)
    }
    for (const countryCode of [undefined, 'IE', 'NO', 'US', 'AQ']) {
      const isOffered = (await typesIn(countryCode)).includes(VIRTUAL)
      const code = await given.codeOf(cardMethods.apply, {
        type: VIRTUAL,
        countryCode,
        feeAccountId,
      })
      expect([countryCode, code]).toEqual([countryCode, isOffered ? OK : 'VF'])
    }
  })

  it.each([
    ['type', { type: 2018 }],
    ['address', { countryCode: 'DE' }],
    ['type', { type: 2100 }],
    ['address', { address: undefined }],
    ['shippingId', { shippingId: 'pigeon' }],
    ['shippingId', { address: { ...address, countryCode: 'NO' } }],
  ])('is refused for its %s', async (param, change) => {
    const feeAccountId = given.ada.accounts['EUR'] ?? ''
    const wish = { type: PHYSICAL, shippingId: 'express', address, feeAccountId, ...change }
    expect(await given.call(cardMethods.apply, wish)).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param }],
    })
  })
})

describe('what is told of cards', () => {
  it('knows who issued a card by its first digits (CARD-028, CARD-012)', async () => {
    const { binInfo } = await given.call(cardMethods.binInfo, { binNumber: '410000' })
    expect(binInfo).toEqual({
      binNumber: '410000',
      issuer: 'Another bank',
      cardBrand: 'VISA',
      cardCategory: 'STANDARD',
      cardType: 'DEBIT',
      countryCode: 'IE',
      currencyCode: 'EUR',
      isCommercial: false,
      isPrepaid: false,
      valid: true,
    })
    const unknown = await given.call(cardMethods.binInfo, { binNumber: '000000' })
    expect(unknown).toMatchObject({ binInfo: { valid: false } })
  })

  it('lists what numbers nothing is paid to (CARD-015)', async () => {
    expect(await given.call(cardMethods.blockedBins, {})).toMatchObject({
      bins: ['400000', '510000', '999999'],
    })
  })

  it('tells which cards a move to another country ends (CARD-030)', async () => {
    const active = await given.card()
    const sent = await given.card({ status: 'printed' })
    await given.card({ type: VIRTUAL })
    await given.card({ status: 'canceled' })
    const move = { oldAddressId: 'a1' }
    expect(
      await given.call(cardMethods.addressReplacement, { ...move, countryCode: 'US' }),
    ).toMatchObject({
      cardAccountsToBeCanceled: [active, sent],
      cardAccountsToBeShippedToOldAddress: [],
    })
    expect(await given.call(cardMethods.addressReplacement, { countryCode: 'RO' })).toMatchObject({
      cardAccountsToBeCanceled: [],
      cardAccountsToBeShippedToOldAddress: [sent],
    })
  })

  it('tells that a card in the place of another is sent to the old address (CARD-030)', async () => {
    const accountId = await given.card()
    await given.call(cardMethods.reissue, { accountId, isExpressShipping: false })
    given.bank.advance(30 * 60 * 60_000)
    expect(await given.call(cardMethods.addressReplacement, { countryCode: 'RO' })).toMatchObject({
      cardAccountsToBeShippedToOldAddress: [accountId],
    })
  })
})
