import type { Permission } from '@sixpence/protocol'
import { type NamedMethod, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { externalInput } from '../../../tests/external-input.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { keepExternalCard, keepTemplate } from './keep-payee.ts'

const held = testDatabase()
const { recent, sendEft, sendInstant, sendOct } = transferMethods

const CARD = { bin: '424242', lastFour: '4242', cardBrand: 'VISA', holderName: 'Ada Byron' }

describe('payees outside the bank', () => {
  let bank: TestBank
  let ada: TestCustomer
  let eur = ''

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '1000.00', USD: '0' } })
    eur = ada.accounts['EUR'] ?? ''
  })

  const ask = async (method: NamedMethod, input: object, without: readonly Permission[] = []) => {
    const key = method.key === 'none' ? {} : { key: aKey() }
    return (await bank.call(method, { by: ada, input, without, ...key })).body
  }
  const send = async (method: NamedMethod, change: object = {}) => {
    bank.advance(1000)
    return ask(method, { ...externalInput(method.name), fromAccount: eur, ...change })
  }
  const types = async (input: object = {}) =>
    ((await ask(recent, input))['items'] as { type: string }[]).map(({ type }) => type)
  const aCard = async (change: object = {}) =>
    keepExternalCard(held.database.sql, {
      ...CARD,
      expires: '2031-03',
      ...change,
      id: bank.newId(),
      customerId: ada.id,
      at: bank.now(),
    })
  const paid = async (cardId: string) => send(sendOct, { details: { cardId } })

  it('lists transfers of every kind, one a payee, the latest first (HIST-020)', async () => {
    const ben = await bank.customer({ accounts: { EUR: '0' } })
    await send(transferMethods.sendP2p, { toEmail: ben.email, amount: '5' })
    await send(sendEft)
    await send(sendEft)
    await send(sendInstant)
    await send(transferMethods.sendOwn, { toAccount: ada.accounts['USD'], toAmount: '3' })
    expect(await types()).toEqual(['betweenAccounts', 'instant', 'eft', 'p2p'])
    expect(await types({ types: ['eft', 'p2p'] })).toEqual(['eft', 'p2p'])
    expect(await types({ permission: 'own' })).toEqual(['betweenAccounts'])
    expect(await types({ permission: '3d', countryCode: 'DE' })).toEqual(['eft'])
    expect(await types({ search: 'LENA', limit: 1 })).toEqual(['instant'])
  })

  it('fills a form again, but for keys and tax numbers (HIST-021)', async () => {
    await send(sendEft, { permission: 'own' })
    await send(sendInstant)
    const { items } = await ask(recent, {})
    expect(items).toMatchObject([
      { type: 'instant', permission: '3d', details: { instantKeyType: 'email' } },
      {
        type: 'eft',
        permission: 'own',
        countryCode: 'DE',
        currency: 'EUR',
        toAmount: '200.00',
        fromAccount: eur,
        details: { iban: 'DE14900900900000000017' },
      },
    ])
    expect(JSON.stringify(items)).not.toContain('banco.example')
  })

  it('marks as disabled what is not open to the user, and what came back (HIST-021)', async () => {
    await send(sendEft)
    const disabled = async (without: readonly Permission[] = []) =>
      ((await ask(recent, {}, without))['items'] as { isDisabled: boolean }[])[0]?.isDisabled
    expect(await disabled()).toBe(false)
    expect(await disabled(['sendEft'])).toBe(true)
  })

  it('keeps payees to start a form filled, of ways that are open to the user (XFER-033)', async () => {
    const template = { name: 'Rent', permission: '3d', countryCode: 'DE', currency: 'EUR' } as const
    const details = { iban: 'DE14900900900000000017', taxId: '52998224725' }
    const kept = { ...template, kind: 'eft', payeeName: 'Lena Vogt', details } as const
    await keepTemplate(held.database.sql, { ...kept, id: bank.newId(), customerId: ada.id })
    const { templates } = transferMethods
    const items = async (input: object, without: readonly Permission[] = []) =>
      (await ask(templates, input, without))['items']
    expect(await items({})).toMatchObject([{ ...kept, details: { iban: details.iban } }])
    expect(JSON.stringify(await items({}))).not.toContain(details.taxId)
    expect(await items({ permission: 'own' })).toEqual([])
    expect(await items({ countryCode: 'FR' })).toEqual([])
    expect(await items({}, ['sendEft'])).toEqual([])
  })

  it('lists cards by token, last digits and brand (XFER-032)', async () => {
    const id = await aCard()
    await aCard({ bin: '400000', lastFour: '0002' })
    expect((await ask(transferMethods.externalCards, {}))['items']).toMatchObject([
      { id, ...CARD, isDisabled: false },
      { lastFour: '0002', isDisabled: true },
    ])
  })

  it('pays out to a card with a fee of its own (XFER-016)', async () => {
    const price = await ask(transferMethods.quoteOct, {
      ...externalInput('octFeeGet'),
      fromAccount: eur,
    })
    expect(price).toMatchObject({ fromAmount: '200.00', fee: '3.00', total: '203.00' })
    const sent = await paid(await aCard())
    expect(sent).toMatchObject({ responseCode: '00', fee: '3.00' })
    expect(await bank.balance(eur)).toBe('797.00')
    const input = { transactionId: sent['transactionId'] }
    expect((await ask(transferMethods.external, input))['transfer']).toMatchObject({
      kind: 'oct',
      rail: 'card',
      details: { cardId: '•••4242' },
    })
  })

  it.each([
    [
      'XFER-034',
      'a blocked beginning',
      { bin: '400000' },
      'Nothing is paid to cards of this bank.',
    ],
    [
      'XFER-037',
      'a blocked beginning',
      { bin: '510000' },
      'Nothing is paid to cards of this bank.',
    ],
    ['XFER-016', 'an end long ago', { expires: '2026-10' }, 'The card has expired.'],
  ])('pays nothing to a card with (%s) %s', async (...[, , change, description]) => {
    const sent = await paid(await aCard(change))
    expect(sent).toMatchObject({ validationErrors: [{ param: 'cardId', description }] })
    expect(await bank.balance(eur)).toBe('1000.00')
  })

  it('takes no card of another, and no number of one (XFER-016)', async () => {
    const ben = await bank.customer({})
    const id = bank.newId()
    const owned = { ...CARD, expires: '2031-03', id, customerId: ben.id, at: bank.now() }
    const card = await keepExternalCard(held.database.sql, owned)
    for (const cardId of [card, '4242424242424242', 'card-nobodys-4242']) {
      expect(await paid(cardId)).toMatchObject({ validationErrors: [{ param: 'cardId' }] })
    }
  })
})
