import { describe, expect, it } from 'vitest'
import { embedAddress, readEmbedAddress } from './embed-address.ts'
import { newNonce } from './handshake.ts'

const BANK = 'https://bank.example'

function anElement(attributes: Record<string, string>) {
  const element = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

describe('the address of a page of the bank', () => {
  it('is read as it was written', () => {
    const nonce = newNonce()
    const said = { locale: 'ro', theme: 'dark', kinds: 'own p2p' }
    const element = anElement({ 'client-key': 'ck_a&b#c', ...said })
    expect(readEmbedAddress(BANK + embedAddress('accounts', element, nonce))).toEqual({
      clientKey: 'ck_a&b#c',
      origin: location.origin,
      nonce,
      ...said,
    })
  })

  it('names the checkout of a button', () => {
    const element = anElement({ 'client-key': 'ck_a', checkout: 'c1' })
    const written = BANK + embedAddress('checkout', element, newNonce())
    expect(written).toMatch(`${BANK}/embed/checkout?`)
    expect(readEmbedAddress(written)).toMatchObject({ checkoutId: 'c1' })
  })

  it('leads back to the page of the button, or to where that says', () => {
    const back = (attributes: Record<string, string>) => {
      const element = anElement({ 'client-key': 'ck_a', checkout: 'c1', ...attributes })
      return readEmbedAddress(BANK + embedAddress('checkout', element, newNonce()))?.returnUrl
    }
    expect(back({})).toBe(location.origin + location.pathname)
    expect(back({ 'return-url': '/orders/1?lang=ro' })).toBe(`${location.origin}/orders/1?lang=ro`)
    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      'a:b',
    ])
      expect(back({ 'return-url': elsewhere })).toBeUndefined()
  })

  it('tells where a page is of a button alone', () => {
    const element = anElement({ 'client-key': 'ck_a', 'return-url': '/orders/1' })
    expect(embedAddress('accounts', element, newNonce())).not.toContain('orders')
  })

  it.each([
    'client-key=ck_a&origin=https://shop.example#',
    'client-key=ck_a&origin=https://shop.example#*',
    'client-key=ck_a&origin=https://shop.example/#1-2-3-4',
    'client-key=ck_a&origin=shop.example#1-2-3-4',
    'client-key=ck_a&origin=null#1-2-3-4',
    'client-key=ck_a&origin=*#1-2-3-4',
    'client-key=ck_a#1-2-3-4',
    'client-key=&origin=https://shop.example#1-2-3-4',
  ])('is none with %s', query => {
    expect(readEmbedAddress(`${BANK}/embed/accounts?${query}`)).toBeUndefined()
  })
})
