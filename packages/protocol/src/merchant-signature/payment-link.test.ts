import { describe, expect, it } from 'vitest'
import { paymentLinkUrl, signPaymentLink, verifyPaymentLink } from './index.ts'

const secret = 'pbn_test'
const link = {
  name: 'munteanu-books',
  amount: '42.00',
  currencyCode: 'EUR',
  orderId: 'order-7 ü',
  expires: 1_795_255_200,
}
// Made by OpenSSL from these lines: sixpence payment link 1, munteanu-books, 42.00, EUR, order-7 ü,
// 1795255200.
const signature = 'c54664c2bcec33970b6810e51f3f44b303aa5e806a49f3c076f52e413e7df433'

describe('a signed payment link', () => {
  it('is signed as another implementation does (MERCH-008)', async () => {
    expect(await signPaymentLink(link, secret)).toBe(signature)
    expect(await verifyPaymentLink({ ...link, signature }, secret)).toBe(true)
  })

  it.each([
    { amount: '42' },
    { amount: '4.00' },
    { currencyCode: 'USD' },
    { orderId: 'order-8' },
    { expires: link.expires + 1 },
    { name: 'evil-books' },
    { signature: signature.toUpperCase() },
    { signature: signature.slice(2) },
    { signature: '' },
    // The end of one field can't be read as the start of the next.
    { amount: '42.00\nEUR', currencyCode: 'order-7' },
  ])('is not that of another: %j', async change => {
    const other = verifyPaymentLink({ ...link, signature, ...change }, secret)
    expect(await other.catch(() => false)).toBe(false)
  })

  it('needs the secret', async () => {
    expect(await verifyPaymentLink({ ...link, signature }, 'pbn_other')).toBe(false)
    await expect(signPaymentLink(link, '')).rejects.toThrow(TypeError)
  })

  it('stands in an address with everything that it fixes', async () => {
    const url = new URL(await paymentLinkUrl('https://bank.example', link, secret))
    expect(url.pathname).toBe('/pay/munteanu-books')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      amount: '42.00',
      currencyCode: 'EUR',
      orderId: 'order-7 ü',
      expires: '1795255200',
      signature,
    })
  })
})
