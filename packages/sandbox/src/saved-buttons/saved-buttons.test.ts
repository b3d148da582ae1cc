import { beforeAll, describe, expect, it } from 'vitest'
import { aMerchant, type TestMerchant } from '../../tests/a-merchant.ts'
import { anAttempt, savedButtonsOf } from '../../tests/a-saved-button.ts'
import { refusedFor, shoppersOf } from '../../tests/a-shopper.ts'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const shoppers = shoppersOf(bank)
const buttons = savedButtonsOf(bank)
const fixed = { name: 'Two atlases', type: 'fixed', amount: '42', currencyCode: 'EUR' }
const open = { name: 'A gift', type: 'open', min: '5', max: '100.5', currencyCode: 'EUR' }
const FOREIGN = { responseCode: '13' }

interface Item {
  readonly id: string
  readonly html: string
}

describe('the saved buttons of a merchant', () => {
  let shop: TestMerchant
  let token: string
  const call = (method: string, body: object, by = token) => readJson(bank.call(method, body, by))
  const make = async (wish: object) => (await call('savedButtonCreate', wish))['item'] as Item

  beforeAll(async () => {
    shop = await aMerchant(bank)
    token = (await shoppers.signedIn(shop.person)).token
  })

  it('are made, read, changed and deleted (MERCH-002, MERCH-003, MERCH-004, MERCH-005, MERCH-006)', async () => {
    const made = await make(fixed)
    expect(made).toMatchObject({
      ...fixed,
      amount: '42.00',
      id: expect.stringMatching(/^btn_[0-9a-f]{32}$/) as string,
    })
    const second = await make(open)
    expect(second).toMatchObject({ ...open, min: '5.00', max: '100.50' })
    const listed = await call('savedButtonList', {})
    expect(listed).toMatchObject({ total: 2, origins: [shop.origin], items: [second, made] })
    expect((await call('savedButtonGet', { id: made.id }))['item']).toEqual(made)
    const change = { ...open, id: made.id, returnUrl: `${shop.origin}/thanks?a=1` }
    const changed = (await call('savedButtonUpdate', change))['item']
    expect(changed).toMatchObject({ id: made.id, type: 'open', returnUrl: change.returnUrl })
    expect(changed).not.toHaveProperty('amount')
    expect((changed as Item).html).toBe(made.html)
    expect(await call('savedButtonDelete', { id: made.id })).toMatchObject({ responseCode: '00' })
    expect(await call('savedButtonDelete', { id: made.id })).toMatchObject(FOREIGN)
    expect(await call('savedButtonGet', { id: made.id })).toMatchObject(FOREIGN)
    expect(await call('savedButtonList', {})).toMatchObject({ total: 1, items: [second] })
  })

  it('have no text of their merchant in their HTML (MERCH-003)', async () => {
    const name = '"><script>alert(1)</script> & <b>'
    const { html } = await make({ ...fixed, name, returnUrl: `${shop.origin}/"><i>` })
    for (const text of ['alert', '<b>', '<i>', '%3Ci', 'EUR']) expect(html).not.toContain(text)
    expect(html.split('\n')).toHaveLength(3)
  })

  it.each([
    [{ ...fixed, amount: '0.00' }, 'amount'],
    [{ ...fixed, amount: '-1' }, 'amount'],
    [{ ...fixed, amount: '1.001' }, 'amount'],
    [{ ...fixed, amount: '10000.01' }, 'amount'],
    [{ ...fixed, amount: '1000000000000000' }, 'amount'],
    [{ ...fixed, amount: '1e15' }, 'amount'],
    [{ ...fixed, amount: 42 }, 'amount'],
    [{ ...fixed, amount: undefined }, 'amount'],
    [{ ...fixed, min: '1', max: '2' }, 'min'],
    [{ ...open, min: '200' }, 'max'],
    [{ ...open, max: '10000.01' }, 'max'],
    [{ ...open, min: '0' }, 'min'],
    [{ ...fixed, type: 'gift' }, 'type'],
    [{ ...fixed, currencyCode: 'XXX' }, 'currencyCode'],
    [{ ...fixed, currencyCode: 'GBP' }, 'currencyCode'],
    [{ ...fixed, name: 'Atlas \u202Etxt.exe' }, 'name'],
    [{ ...fixed, name: 'x'.repeat(10_000) }, 'name'],
    [{ ...fixed, returnUrl: 'javascript:alert(1)' }, 'returnUrl'],
    [{ ...fixed, returnUrl: 'data:text/html,hi' }, 'returnUrl'],
    [{ ...fixed, returnUrl: 'https://evil.example/' }, 'returnUrl'],
    [{ ...fixed, returnUrl: '/thanks' }, 'returnUrl'],
    [{ ...fixed, returnUrl: 'ORIGIN.evil.example/' }, 'returnUrl'],
    [{ ...fixed, returnUrl: 'blob:ORIGIN/1' }, 'returnUrl'],
    [{ ...fixed, returnUrl: 'ORIGIN@evil.example/' }, 'returnUrl'],
  ])('refuse what is wrong (MERCH-004, MERCH-005): %#', async (wish, param) => {
    const asked = JSON.parse(JSON.stringify(wish).replace('ORIGIN', shop.origin)) as object
    const { id } = await make(fixed)
    const before = await call('savedButtonList', {})
    expect(await call('savedButtonCreate', asked)).not.toMatchObject({ responseCode: '00' })
    const refused = await call('savedButtonUpdate', { ...asked, id })
    expect(JSON.stringify(refused)).toContain(param)
    expect(refused).not.toMatchObject({ responseCode: '00' })
    expect(await call('savedButtonList', {})).toEqual(before)
  })

  it('need a name, which an empty one keeps (MERCH-004, MERCH-005)', async () => {
    for (const name of ['', '  ']) {
      const { id } = await make(fixed)
      const kept = { item: { name: fixed.name } }
      expect(await call('savedButtonCreate', { ...fixed, name })).toMatchObject(refusedFor('name'))
      expect(await call('savedButtonUpdate', { ...fixed, name, id })).toMatchObject(kept)
    }
  })

  it('refuse a password in the return address', async () => {
    const returnUrl = shop.origin.replace('https://', 'https://ada:secret@')
    expect(await call('savedButtonCreate', { ...fixed, returnUrl })).toMatchObject(
      refusedFor('returnUrl'),
    )
  })

  it('are another merchant’s alone, and answered like none at all (MERCH-003, MERCH-005, MERCH-006)', async () => {
    const { id } = await make(fixed)
    const other = await aMerchant(bank)
    const { token: strange } = await shoppers.signedIn(other.person)
    const none = `btn_${'0'.repeat(32)}`
    for (const [method, rest] of [
      ['savedButtonGet', {}],
      ['savedButtonUpdate', { ...fixed, amount: '1' }],
      ['savedButtonDelete', {}],
    ] as const) {
      const foreign = await call(method, { ...rest, id }, strange)
      expect(foreign).toMatchObject(FOREIGN)
      const { requestId: _one, ...seen } = foreign
      const { requestId: _two, ...unknown } = await call(method, { ...rest, id: none }, strange)
      expect(seen).toEqual(unknown)
    }
    expect((await call('savedButtonGet', { id }))['item']).toMatchObject({ amount: '42.00' })
    expect(await call('savedButtonList', {}, strange)).toMatchObject({ total: 0 })
  })

  it('say what is wrong with a name that cannot be', async () => {
    const refused = async (name: string) => {
      const { validationErrors } = await call('savedButtonCreate', { ...fixed, name })
      return (validationErrors as { description: string }[])[0]?.description
    }
    expect(await refused('Two\u202Eatlases')).toContain('turn the text around')
    expect(await refused('x'.repeat(141))).toContain('<=140 characters')
  })

  it('show a logo of their merchant, and the default where none is chosen (MERCH-004, MERCH-005)', async () => {
    const logo = async (id: string, isDefault: boolean, of = shop.person.customerId) => {
      const png = `\\x0${id.at(-1)}`
      await bank.database.sql`
        insert into business_logo (id, customer_id, name, is_default, png, sha256)
        values (${id}, ${of}, ${id}, ${isDefault}, ${png}::bytea,
          encode(sha256(${png}::bytea), 'hex'))`
      const [row] = await bank.database.sql<{ sha256: string }>`
        select sha256 from business_logo where id = ${id}`
      return `http://bank.localhost/logos/${row?.sha256}.png`
    }
    const [usual, other] = [await logo('logo-1', true), await logo('logo-2', false)]
    const payer = await shoppers.come()
    await logo('logo-3', true, payer.customerId)
    const shownLogo = async (id: string) =>
      ((await call('savedButtonShow', { buttonId: id }))['button'] as { logoUrl: string }).logoUrl
    const { id } = await make(fixed)
    expect(await shownLogo(id)).toBe(usual)
    const change = { ...fixed, id, logoId: 'logo-2' }
    expect(await call('savedButtonUpdate', change)).toMatchObject({ item: { logoId: 'logo-2' } })
    expect(await shownLogo(id)).toBe(other)
    const { checkoutId } = await buttons.open(payer, id, { attempt: anAttempt() })
    expect(await call('checkoutGet', { checkoutId }, payer.token)).toMatchObject({
      checkout: { logoUrl: other },
    })
    for (const logoId of ['logo-3', 'logo-9'])
      expect(await call('savedButtonUpdate', { ...change, logoId })).toMatchObject(FOREIGN)
    await bank.database.sql`delete from business_logo where id = 'logo-2'`
    expect(await shownLogo(id)).toBe(usual)
    expect(await call('savedButtonGet', { id })).not.toHaveProperty('item.logoId')
  })

  it('can be made at once by who never sold anything, and registers them once (MERCH-004)', async () => {
    const { token: baker } = await shoppers.come({ name: 'Rye Bakery', kind: 'business' })
    const none = { merchantName: 'Rye Bakery', total: 0, origins: [] }
    expect(await call('savedButtonList', {}, baker)).toMatchObject(none)
    const madeAtOnce = await Promise.all([1, 2].map(() => call('savedButtonCreate', fixed, baker)))
    const made = madeAtOnce.map(({ item }) => item as Item)
    const keys = made.map(({ html }) => /client-key="(ck_\w+)"/.exec(html)?.[1])
    expect(keys[0]).toMatch(/^ck_[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    for (const { id: buttonId } of made)
      expect(await call('savedButtonShow', { buttonId })).toMatchObject({
        button: { merchantName: 'Rye Bakery' },
      })
  })

  it('are changed in what is named alone, unless a type is: then wholly (MERCH-005)', async () => {
    const returnUrl = `${shop.origin}/thanks`
    const { id } = await make({ ...fixed, returnUrl })
    const change = async (fields: object) =>
      (await call('savedButtonUpdate', { id, ...fields }))['item']
    expect(await change({ amount: '15' })).toMatchObject({ ...fixed, amount: '15.00', returnUrl })
    expect(await change({ returnUrl: '' })).not.toHaveProperty('returnUrl')
    expect(await change({ type: 'open', min: '1', max: '2' })).toMatchObject({
      name: fixed.name,
      type: 'open',
      currencyCode: 'EUR',
      min: '1.00',
      max: '2.00',
    })
    expect(await call('savedButtonUpdate', { id, amount: '3' })).toMatchObject(refusedFor('amount'))
  })

  it('are read with the right to read, and made with all rights (MERCH-001)', async () => {
    const { id } = await make(fixed)
    const ben = await shoppers.come()
    const { customerId } = shop.person
    await bank.control('/accesses', { userId: ben.customerId, customerId, right: 'read' })
    const acting = (method: string, body: object) =>
      call(method, { ...body, fromCustomerId: customerId }, ben.token)
    expect(await acting('savedButtonGet', { id })).toMatchObject({ item: { id } })
    expect(await acting('savedButtonCreate', fixed)).toMatchObject(FOREIGN)
    expect(await acting('savedButtonDelete', { id })).toMatchObject(FOREIGN)
  })
})
