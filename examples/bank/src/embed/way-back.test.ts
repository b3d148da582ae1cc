import { describe, expect, it } from 'vitest'
import { wayBack } from './way-back.ts'

const address = {
  clientKey: 'ck_shop',
  origin: 'https://shop.example',
  nonce: '1-2-3-4',
  returnUrl: 'https://shop.example/orders/1?lang=ro',
}
const asked = {
  checkoutId: 'c1',
  buttonId: undefined,
  payName: undefined,
  signed: undefined,
  attempt: '1-2-3-4',
}
const came = { host: { status: 'alone' }, address, asked, button: undefined } as const

describe('the way back of a customer who came without a window', () => {
  it('leads to the page of the shop, and names the checkout and nothing else', () => {
    expect(wayBack(came)).toBe('https://shop.example/orders/1?lang=ro&sixpence=c1')
  })

  it('is none where the shop is there to talk to, or may not be', () => {
    for (const status of ['connecting', 'refused'] as const)
      expect(wayBack({ ...came, host: { status } })).toBeUndefined()
    const link = { send: () => {}, close: () => {} }
    expect(wayBack({ ...came, host: { status: 'connected', link } })).toBeUndefined()
  })

  it('is none where the address does not say it', () => {
    const { returnUrl: _, ...rest } = address
    for (const each of [undefined, rest])
      expect(wayBack({ ...came, address: each })).toBeUndefined()
    const nothing = { ...asked, checkoutId: undefined }
    expect(wayBack({ ...came, asked: nothing })).toBeUndefined()
  })

  it('of a saved button names the attempt, and is where its merchant says (MERCH-005)', () => {
    // Also after it has opened a checkout: the page knows only the button's id.
    const byButton = { ...came, asked: { ...asked, buttonId: 'btn_1' } }
    expect(wayBack(byButton)).toBe('https://shop.example/orders/1?lang=ro&sixpence=btn_1.1-2-3-4')
    const offer = {
      type: 'fixed',
      currencyCode: 'EUR',
      description: 'Two atlases',
      returnUrl: 'https://shop.example/thanks',
    } as const
    const button = { buttonId: 'btn_1', merchantName: 'Shop', offer }
    const thanks = 'https://shop.example/thanks?sixpence=btn_1.1-2-3-4'
    expect(wayBack({ ...byButton, button })).toBe(thanks)
    expect(wayBack({ ...byButton, button, address: undefined })).toBe(thanks)
  })
})
