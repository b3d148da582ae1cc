import { CARD_TYPES } from '@sixpence/protocol'
import { signPaymentLink } from '@sixpence/protocol/merchant-signature'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMerchant, type TestMerchant } from '../../tests/a-merchant.ts'
import { anAttempt } from '../../tests/a-saved-button.ts'
import { refusedFor, type Shopper, shoppersOf } from '../../tests/a-shopper.ts'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'
import { openAccount } from '../accounts/index.ts'

const bank = testSandbox()
const shoppers = shoppersOf(bank)

interface Settings {
  readonly name: string
  readonly link: string
}

describe('pay by name', () => {
  let shop: TestMerchant
  let token: string
  let ada: Shopper
  let settings: Settings
  let secret: string
  const call = (method: string, body: object, by = token) => readJson(bank.call(method, body, by))
  const update = (body: object, by = token) => call('pbnSettingsUpdate', body, by)
  const open = (body: object, by = ada) =>
    call('payByNameCheckoutOpen', { name: settings.name, attempt: anAttempt(), ...body }, by.token)

  beforeAll(async () => {
    shop = await aMerchant(bank)
    token = (await shoppers.signedIn(shop.person)).token
    const answer = await update({ statusId: 1, secret: true })
    settings = answer['settings'] as Settings
    secret = String(answer['secret'])
  })
  beforeEach(async () => {
    ada = await shoppers.come()
  })

  const link = async (change: object = {}, by = secret) => {
    const expires = Math.floor(bank.sandbox.clock.now().getTime() / 1000) + 600
    const fixed = { amount: '42.00', currencyCode: 'EUR', orderId: anAttempt(), expires, ...change }
    return { ...fixed, signature: await signPaymentLink({ ...fixed, name: settings.name }, by) }
  }

  it('has a page when it is on, and a secret that is shown once (MERCH-007, MERCH-008)', async () => {
    expect(settings).toMatchObject({
      statusId: 1,
      name: expect.stringMatching(/^shop-\d+-srl$/) as string,
      link: `http://bank.localhost/pay/${settings.name}`,
      hasSecret: true,
    })
    expect(secret).toMatch(/^pbn_[\w-]{43}$/)
    const read = await call('pbnSettingsGet', {})
    expect(read).toMatchObject({ settings })
    expect(JSON.stringify(read)).not.toContain(secret)
    expect(await call('payByNameShow', { name: settings.name })).toMatchObject({
      payee: { name: settings.name, currencies: ['EUR', 'USD'] },
    })
  })

  it('is not found when it is off, and keeps its name and secret (MERCH-008)', async () => {
    await update({ statusId: 0 })
    const off = await call('payByNameShow', { name: settings.name })
    const { requestId: _one, ...seen } = off
    const { requestId: _two, ...unknown } = await call('payByNameShow', { name: 'no-such-name' })
    expect(seen).toEqual(unknown)
    expect(await open({ amount: '5', currencyCode: 'EUR' })).toMatchObject(refusedFor('name'))
    const back = await update({ statusId: 1 })
    expect(back).toMatchObject({ settings })
    expect(back).not.toHaveProperty('secret')
    expect(await open({ signed: await link() })).toMatchObject({ responseCode: '00' })
  })

  it('pays what the payer types, with their note', async () => {
    const { checkoutId } = await open({
      amount: '7.5',
      currencyCode: 'EUR',
      note: 'For <b>Ada</b>',
    })
    expect(await shoppers.shown(ada, checkoutId)).toMatchObject({
      amount: '7.50',
      description: 'For <b>Ada</b>',
    })
    const paid = await shoppers.pay(ada, checkoutId, { expectedAmount: '7.50' })
    expect(paid).toMatchObject({ responseCode: '00' })
    expect(await shop.read(checkoutId)).toMatchObject({ status: 'paid' })
  })

  it.each([
    [{ currencyCode: 'EUR' }, 'amount'],
    [{ amount: '5' }, 'currencyCode'],
    [{ amount: '5', currencyCode: 'GBP' }, 'currencyCode'],
    [{ amount: '5.001', currencyCode: 'EUR' }, 'amount'],
  ])('refuses %j', async (body, param) => {
    expect(await open(body)).toMatchObject(refusedFor(param))
  })

  it('goes on with the checkout of an attempt, and of a signed order whoever opens it', async () => {
    const body = { attempt: anAttempt(), amount: '5', currencyCode: 'EUR' }
    const one = await open(body)
    expect(await open({ ...body, amount: '6' })).toMatchObject({ checkoutId: one['checkoutId'] })
    const signed = await link()
    const ben = await shoppers.come()
    const opened = await Promise.all([open({ signed }), open({ signed }), open({ signed }, ben)])
    expect(new Set(opened.map(({ checkoutId }) => checkoutId)).size).toBe(1)
    const checkoutId = opened[0]?.['checkoutId']
    await shoppers.pay(ada, checkoutId)
    expect(await shoppers.pay(ben, checkoutId)).toMatchObject(refusedFor('checkoutPaid'))
    expect(await shop.read(checkoutId)).toMatchObject({ orderId: signed.orderId, status: 'paid' })
  })

  it('fixes amount, currency, order and end, whatever is sent along', async () => {
    const signed = await link()
    const { checkoutId } = await open({ signed, amount: '1', currencyCode: 'USD', note: 'mine' })
    expect(await shoppers.shown(ada, checkoutId)).toMatchObject({
      amount: '42.00',
      currencyCode: 'EUR',
      description: signed.orderId,
    })
    for (const change of [
      { amount: '1.00' },
      { currencyCode: 'USD' },
      { orderId: 'x' },
      { expires: signed.expires + 9 },
    ])
      expect(await open({ signed: { ...signed, ...change } })).toMatchObject(
        refusedFor('signature'),
      )
    expect(await open({ signed: await link({}, 'pbn_other') })).toMatchObject(
      refusedFor('signature'),
    )
    const past = await link({ expires: 1_700_000_000 })
    expect(await open({ signed: past })).toMatchObject(refusedFor('expires'))
    const again = await link({ orderId: signed.orderId, amount: '43.00' })
    expect(await open({ signed: again })).toMatchObject(refusedFor('orderDiffers'))
  })

  it('names no currency that a card alone is in', async () => {
    const { customerId } = shop.person
    const at = bank.sandbox.clock.now()
    const card = { customerId, currencyCode: 'GBP', at, type: CARD_TYPES.first, subType: 'PREPAID' }
    await bank.database.transaction(sql =>
      openAccount({ sql, newId: () => crypto.randomUUID() }, card as never),
    )
    expect(await call('payByNameShow', { name: settings.name })).toMatchObject({
      payee: { currencies: ['EUR', 'USD'] },
    })
  })

  it('takes no order that would not read as it is', async () => {
    const refused = { responseCode: 'VF' }
    expect(await open({ signed: await link({ orderId: 'a\u202eb' }) })).toMatchObject(refused)
    // Nobody can sign this one.
    expect(await open({ signed: { ...(await link()), orderId: 'a\nb' } })).toMatchObject(refused)
  })

  it('lets who left twenty signed orders unpaid go on after an hour', async () => {
    const expires = Math.floor(bank.sandbox.clock.now().getTime() / 1000) + 30 * 24 * 60 * 60
    for (let count = 0; count < 20; count += 1) {
      expect(await open({ signed: await link({ expires }) })).toMatchObject({ responseCode: '00' })
    }
    const signed = await link({ expires })
    expect(await open({ signed })).toMatchObject(refusedFor('checkoutTooMany'))
    await bank.sandbox.clock.advance(60 * 60_000)
    const later = await shoppers.signedIn(ada)
    expect(await open({ signed }, later)).toMatchObject({ responseCode: '00' })
    token = (await shoppers.signedIn(shop.person)).token
  })

  it('ends the links of a secret that is replaced (MERCH-008)', async () => {
    const signed = await link()
    secret = String((await update({ secret: true }))['secret'])
    expect(await open({ signed })).toMatchObject(refusedFor('signature'))
    expect(await open({ signed: await link() })).toMatchObject({ responseCode: '00' })
  })

  it('leads a name that was given up to its merchant still, and to nobody else', async () => {
    const signed = await link()
    const former = settings.name
    settings = (await update({ name: `${former}-new` }))['settings'] as Settings
    expect(settings.name).toBe(`${former}-new`)
    expect(await call('payByNameShow', { name: former })).toMatchObject({
      payee: { name: settings.name },
    })
    expect(await open({ name: former, signed })).toMatchObject({ responseCode: '00' })
    const other = await shoppers.signedIn((await aMerchant(bank)).person)
    expect(await update({ statusId: 1, name: former }, other.token)).toMatchObject(
      refusedFor('name'),
    )
    settings = (await update({ name: former }))['settings'] as Settings
    expect(await call('payByNameShow', { name: `${former}-new` })).toMatchObject({
      payee: { name: former },
    })
  })

  it('can be renamed three times in a year, and back to a name of before at any time (MERCH-008)', async () => {
    const hoarder = await aMerchant(bank)
    let by = (await shoppers.signedIn(hoarder.person)).token
    const first = ((await update({ statusId: 1 }, by))['settings'] as Settings).name
    for (const number of [1, 2, 3]) {
      expect(await update({ name: `${first}-${number}` }, by)).toMatchObject({ responseCode: '00' })
    }
    const refused = await update({ name: `${first}-4` }, by)
    expect(refused).toMatchObject(refusedFor('nameTooOften'))
    expect(JSON.stringify(refused)).toMatch(/new name from .*\d{4}/)
    expect(await update({ name: first }, by)).toMatchObject({ responseCode: '00' })
    expect(await update({ name: `${first}-3` }, by)).toMatchObject({ responseCode: '00' })
    expect(await update({ statusId: 0 }, by)).toMatchObject({ settings: { name: `${first}-3` } })
    await bank.sandbox.clock.advance(365 * 24 * 60 * 60_000)
    by = (await shoppers.signedIn(hoarder.person)).token
    expect(await update({ name: `${first}-4` }, by)).toMatchObject({ responseCode: '00' })
    token = (await shoppers.signedIn(shop.person)).token
  })

  it('gives one name to one merchant, and to whoever begins to sell one of their own (MERCH-008)', async () => {
    const other = await shoppers.signedIn((await aMerchant(bank)).person)
    expect(await update({ statusId: 1, name: settings.name }, other.token)).toMatchObject(
      refusedFor('name'),
    )
    for (const name of ['ab', 'A-B-C', '-abc', 'a--b', 'btn_1', 'x'.repeat(33), 'a/b'])
      expect(await update({ name }, other.token)).not.toMatchObject({ responseCode: '00' })
    const off = { settings: { statusId: 0, hasSecret: false } }
    expect(await call('pbnSettingsGet', {}, ada.token)).toMatchObject(off)
    expect(await update({ statusId: 1, name: settings.name }, ada.token)).toMatchObject(
      refusedFor('name'),
    )
    expect(await update({ statusId: 1 }, ada.token)).toMatchObject({ settings: { statusId: 1 } })
  })
})
