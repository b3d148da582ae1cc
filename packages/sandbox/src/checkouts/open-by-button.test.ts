import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMerchant, type TestMerchant } from '../../tests/a-merchant.ts'
import { anAttempt, savedButtonsOf } from '../../tests/a-saved-button.ts'
import { refusedFor, type Shopper, shoppersOf } from '../../tests/a-shopper.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const shoppers = shoppersOf(bank)
const buttons = savedButtonsOf(bank)
const OPEN = { type: 'open', amount: undefined, min: '5', max: '100' }

describe('a saved button', () => {
  let shop: TestMerchant
  let ada: Shopper
  let attempt: string

  beforeAll(async () => {
    shop = await aMerchant(bank)
  })
  beforeEach(async () => {
    ada = await shoppers.come()
    attempt = anAttempt()
  })

  const change = async (id: string, wish: object) => {
    const { token } = await shoppers.signedIn(shop.person)
    const usual = { name: 'Two atlases', type: 'fixed', amount: '42.00', currencyCode: 'EUR' }
    return bank.call('savedButtonUpdate', { ...usual, ...wish, id }, token)
  }
  const remove = async (id: string) => {
    const { token } = await shoppers.signedIn(shop.person)
    return bank.call('savedButtonDelete', { id }, token)
  }

  it('is shown to everybody as it is now (MERCH-003, MERCH-005)', async () => {
    const id = await buttons.make(shop, { returnUrl: `${shop.origin}/thanks` })
    const button = {
      buttonId: id,
      merchantName: expect.stringMatching(/^Shop \d+ SRL$/) as string,
      offer: {
        type: 'fixed',
        amount: '42.00',
        currencyCode: 'EUR',
        description: 'Two atlases',
        returnUrl: `${shop.origin}/thanks`,
      },
    }
    expect(await buttons.shown(id)).toMatchObject({ responseCode: '00', button })
    await change(id, { name: 'One atlas', type: 'open', amount: undefined, min: '1', max: '2' })
    const { button: changed } = await buttons.shown(id)
    expect(changed).toMatchObject({ offer: { type: 'open', min: '1.00', max: '2.00' } })
    expect(changed).not.toHaveProperty('offer.returnUrl')
  })

  it('says that it is deleted, and is none that never was (MERCH-006)', async () => {
    const id = await buttons.make(shop)
    await remove(id)
    const { button } = await buttons.shown(id)
    expect(button).toMatchObject({ buttonId: id })
    expect(button).not.toHaveProperty('offer')
    expect(await buttons.open(ada, id, { attempt })).toMatchObject(refusedFor('buttonId'))
    expect(await buttons.shown(`btn_${'0'.repeat(32)}`)).toMatchObject(refusedFor('buttonId'))
  })

  it('opens one checkout for an attempt, which is paid like any other (MERCH-004)', async () => {
    const id = await buttons.make(shop)
    const { checkoutId } = await buttons.open(ada, id, { attempt })
    expect(await buttons.open(ada, id, { attempt })).toMatchObject({ checkoutId })
    expect(await buttons.status(attempt)).toMatchObject({ status: 'open', checkoutId })
    expect(await shoppers.pay(ada, checkoutId)).toMatchObject({ responseCode: '00' })
    expect(await buttons.status(attempt)).toMatchObject({ status: 'paid', checkoutId })
    expect(await buttons.open(ada, id, { attempt })).toMatchObject({ checkoutId })
    expect(await shop.read(checkoutId)).toMatchObject({
      status: 'paid',
      buttonId: id,
      amount: '42.00',
      description: 'Two atlases',
    })
    expect(await buttons.opened(id)).toBe(1)
  })

  it('opens one checkout for two tabs and twenty clicks at once', async () => {
    const id = await buttons.make(shop)
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => buttons.open(ada, id, { attempt })),
    )
    expect(new Set(opened.map(({ checkoutId }) => checkoutId)).size).toBe(1)
    expect(await buttons.opened(id)).toBe(1)
  })

  it('keeps nothing of who never signs in', async () => {
    expect(await buttons.status(attempt)).toEqual({ http: 200, status: 'open' })
    expect(await buttons.status('0'.repeat(32))).toMatchObject({ http: 404 })
    expect(await buttons.status('no attempt')).toMatchObject({ http: 404 })
  })

  it('takes what the payer chooses between its bounds (MERCH-004)', async () => {
    const id = await buttons.make(shop, OPEN)
    const unsaid = await buttons.open(ada, id, { attempt })
    expect(unsaid).toMatchObject({ responseCode: '00' })
    expect(unsaid).not.toHaveProperty('checkoutId')
    for (const amount of ['4.99', '100.01', '5.001'])
      expect(await buttons.open(ada, id, { attempt, amount })).toMatchObject(refusedFor('amount'))
    for (const amount of ['0', '-5', '1e1', 7, '1000000000000000'])
      expect(await buttons.open(ada, id, { attempt, amount })).not.toMatchObject({
        responseCode: '00',
      })
    expect(await buttons.opened(id)).toBe(0)
    const { checkoutId } = await buttons.open(ada, id, { attempt, amount: '7.5' })
    expect(await shoppers.shown(ada, checkoutId)).toMatchObject({ amount: '7.50' })
    // A reload continues with the choice.
    expect(await buttons.open(ada, id, { attempt })).toMatchObject({ checkoutId })
  })

  it('takes price, currency, payee and return address from nobody who pays', async () => {
    const id = await buttons.make(shop)
    expect(await buttons.open(ada, id, { attempt, amount: '0.01' })).toMatchObject(
      refusedFor('amount'),
    )
    const more = { currencyCode: 'USD', clientKey: 'ck_x', returnUrl: 'https://evil.example' }
    const { checkoutId } = await buttons.open(ada, id, { attempt, ...more })
    expect(await shoppers.shown(ada, checkoutId)).toMatchObject({
      amount: '42.00',
      currencyCode: 'EUR',
    })
  })

  it('leaves the price of what was opened before it was changed (MERCH-005)', async () => {
    const id = await buttons.make(shop)
    const { checkoutId } = await buttons.open(ada, id, { attempt })
    await change(id, { amount: '50' })
    expect(await shoppers.pay(ada, checkoutId)).toMatchObject({ responseCode: '00' })
    const next = await buttons.open(ada, id, { attempt: anAttempt() })
    expect(await shoppers.shown(ada, next['checkoutId'])).toMatchObject({ amount: '50.00' })
  })

  it('ends what is under way when it is deleted, and leaves what is paid (MERCH-006)', async () => {
    const id = await buttons.make(shop)
    const paid = await buttons.open(ada, id, { attempt })
    await shoppers.pay(ada, paid['checkoutId'])
    const other = anAttempt()
    const begun = await buttons.open(ada, id, { attempt: other })
    await remove(id)
    expect(await buttons.status(attempt)).toMatchObject({ status: 'paid' })
    expect(await buttons.status(other)).toMatchObject({ status: 'refused' })
    expect(await shoppers.pay(ada, begun['checkoutId'])).toMatchObject(
      refusedFor('checkoutRefused'),
    )
  })

  it('pays or is deleted, whichever comes first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await buttons.make(shop)
      const name = anAttempt()
      const { checkoutId } = await buttons.open(await shoppers.signedIn(ada), id, { attempt: name })
      const [answer] = await Promise.all([
        shoppers.pay(ada, checkoutId, { expectedAmount: '42.00' }),
        remove(id),
      ])
      const { status } = await buttons.status(name)
      expect(status).toBe(answer['responseCode'] === '00' ? 'paid' : 'refused')
      expect(await shoppers.entriesOf(checkoutId)).toHaveLength(status === 'paid' ? 1 : 0)
    }
  })

  it('lets an attempt pay nothing else', async () => {
    const [one, two] = [await buttons.make(shop), await buttons.make(shop)]
    await buttons.open(ada, one, { attempt })
    expect(await buttons.open(ada, two, { attempt })).toMatchObject(refusedFor('attempt'))
  })

  it('does not let an attempt stand for the checkout of somebody else', async () => {
    const { id } = await shop.open()
    const button = await buttons.make(shop)
    await buttons.open(ada, button, { attempt: id })
    expect(await buttons.status(id)).toEqual({ http: 200, status: 'open' })
  })

  it('refuses the merchant’s own customer, and more than twenty begun', async () => {
    const id = await buttons.make(shop)
    const owner = await shoppers.signedIn(shop.person)
    expect(await buttons.open(owner, id, { attempt })).toMatchObject(refusedFor('checkoutOwn'))
    for (let count = 0; count < 20; count += 1)
      expect(await buttons.open(ada, id, { attempt: anAttempt() })).toMatchObject({
        responseCode: '00',
      })
    expect(await buttons.open(ada, id, { attempt })).toMatchObject(refusedFor('checkoutTooMany'))
  })
})
