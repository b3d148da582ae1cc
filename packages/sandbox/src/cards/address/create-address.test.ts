import { accountMethods, cardMethods } from '@sixpence/protocol/schemas'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { bankWithCards } from '../../../tests/bank-with-cards.ts'

const given = bankWithCards()
const PHYSICAL = 2006
const VIRTUAL = 2007
const CORK = { address1: '9 Mill Road', city: 'Cork', postalCode: 'T12 A1B2', countryCode: 'IE' }
const LONDON = { address1: '2 Dock Row', city: 'London', postalCode: 'E14', countryCode: 'GB' }

const addresses = async () =>
  (await given.call(accountMethods.addresses, {}))['address'] as object[]

describe('a move', () => {
  it('is kept as the latest address, once however often it is said (PROF-024)', async () => {
    const { addressId } = await given.call(accountMethods.createAddress, CORK)
    expect(
      await given.call(accountMethods.createAddress, { ...CORK, city: ' Cork ' }),
    ).toMatchObject({
      addressId,
    })
    await given.call(accountMethods.createAddress, LONDON)
    expect(await addresses()).toMatchObject([
      { ...LONDON, addressStatus: 2, confirmed: 0 },
      { ...CORK, addressId },
    ])
    expect(await given.call(cardMethods.applyInfo, {})).toMatchObject({ countryCode: 'GB' })
  })

  it('cancels the cards that were told, and no other (CARD-030)', async () => {
    const eur = await given.card({ balance: '20' })
    const online = await given.card({ type: VIRTUAL })
    const move = { ...LONDON, expectedCanceledAccounts: [eur] }
    const later = await given.card()
    const refused = await given.call(accountMethods.createAddress, move)
    expect(refused).toMatchObject({ validationErrors: [{ param: 'expectedCanceledAccounts' }] })
    expect(await addresses()).toEqual([])
    expect(await given.cardAt(eur)).toMatchObject({ accountStatusId: 2 })
    const told = { ...LONDON, expectedCanceledAccounts: [eur, later] }
    expect(await given.codeOf(accountMethods.createAddress, told)).toBe('00')
    expect(await given.cardAt(eur)).toMatchObject({ accountStatusId: 4, balance: '20.00' })
    expect(await given.cardAt(online)).toMatchObject({ accountStatusId: 2 })
  })

  it('ends an application: what it canceled is not paid for and sent (CARD-030)', async () => {
    const feeAccountId = given.ada.accounts['EUR'] ?? ''
    const wish = { type: PHYSICAL, shippingId: 'standard', address: CORK, feeAccountId }
    const { cardId } = await given.call(cardMethods.apply, wish)
    await given.call(accountMethods.createAddress, {
      ...LONDON,
      expectedCanceledAccounts: [cardId],
    })
    expect(await given.call(cardMethods.confirm, { cardId })).toMatchObject({
      validationErrors: [{ param: 'cardId' }],
    })
    expect(await given.cardAt(String(cardId))).toMatchObject({ accountStatusId: 4 })
    expect(await given.bank.balance(feeAccountId)).toBe('100.00')
  })

  it.each(['address1', 'city', 'postalCode'])('needs more than spaces as %s', field => {
    const told = z.safeDecode(accountMethods.createAddress.input, { ...CORK, [field]: '  ' })
    expect(told.error?.issues).toMatchObject([{ path: [field] }])
  })

  it('leaves the cards alone within the countries that they are given out in', async () => {
    const eur = await given.card()
    expect(await given.codeOf(accountMethods.createAddress, CORK)).toBe('00')
    expect(await given.cardAt(eur)).toMatchObject({ accountStatusId: 2 })
  })
})
