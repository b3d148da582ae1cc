import { describe, expect, it } from 'vitest'
import { wayBack } from './way-back.ts'

const address = {
  clientKey: 'ck_shop',
  origin: 'https://shop.example',
  nonce: '1-2-3-4',
  checkoutId: 'c1',
  returnUrl: 'https://shop.example/orders/1?lang=ro',
}

describe('the way back of a customer who came without a window', () => {
  it('leads to the page of the shop, and names the checkout and nothing else', () => {
    expect(wayBack({ status: 'alone' }, address)).toBe(
      'https://shop.example/orders/1?lang=ro&sixpence=c1',
    )
  })

  it('is none where the shop is there to talk to, or may not be', () => {
    for (const status of ['connecting', 'refused'] as const)
      expect(wayBack({ status }, address)).toBeUndefined()
    const link = { send: () => {}, close: () => {} }
    expect(wayBack({ status: 'connected', link }, address)).toBeUndefined()
  })

  it('is none where the address does not say it', () => {
    const { returnUrl, checkoutId, ...rest } = address
    for (const each of [undefined, { ...rest, returnUrl }, { ...rest, checkoutId }])
      expect(wayBack({ status: 'alone' }, each)).toBeUndefined()
  })
})
