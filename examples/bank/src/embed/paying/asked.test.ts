// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { keepCheckout, readAsked } from './asked.ts'

const BUTTON = `btn_${'0f'.repeat(16)}`
const ATTEMPT = /^\d+(-\d+){3}$/

beforeEach(() => history.replaceState(null, ''))

describe('what a window is to let somebody pay', () => {
  it('is in the address that a page has opened, with the name of the attempt', () => {
    expect(
      readAsked(`https://bank.example/embed/checkout?button=${BUTTON}#1-2-3-4`, undefined),
    ).toEqual({
      checkoutId: undefined,
      buttonId: BUTTON,
      payName: undefined,
      signed: undefined,
      attempt: '1-2-3-4',
    })
  })

  it('is, at the bank’s own page, under a name that no link can give away', () => {
    const address = `https://bank.example/pay/${BUTTON}?attempt=5-6-7-8#1-2-3-4`
    const { buttonId, attempt } = readAsked(address, BUTTON)
    expect(buttonId).toBe(BUTTON)
    expect(attempt).toMatch(ATTEMPT)
    expect(['1-2-3-4', '5-6-7-8']).not.toContain(attempt)
    // A reload continues with it.
    expect(readAsked(address, BUTTON).attempt).toBe(attempt)
  })

  it.each([
    ['the bank’s own page of a button', `pay/${BUTTON}?checkout=other`, BUTTON],
    ['the bank’s own page of a name', 'pay/books?checkout=other', 'books'],
    ['a window of a button', `embed/checkout?button=${BUTTON}&checkout=other#1-2-3-4`, undefined],
  ])('is, in %s, no checkout that a link names, but the one it has opened', (_, path, own) => {
    const address = `https://bank.example/${path}`
    expect(readAsked(address, own).checkoutId).toBeUndefined()
    keepCheckout('opened-here')
    // A reload continues with it.
    expect(readAsked(address, own).checkoutId).toBe('opened-here')
    history.replaceState(null, '', '/')
  })

  it('is the checkout that a merchant’s page names', () => {
    const address = 'https://bank.example/embed/checkout?checkout=theirs#1-2-3-4'
    expect(readAsked(address, undefined).checkoutId).toBe('theirs')
  })

  it('is what a merchant’s link fixes, for the bank to verify', () => {
    const query = 'amount=42.00&currencyCode=EUR&orderId=o%201&expires=9&signature=0f'
    const asked = readAsked(`https://bank.example/pay/books?${query}`, 'books')
    expect(asked).toMatchObject({
      buttonId: undefined,
      payName: 'books',
      signed: {
        amount: '42.00',
        currencyCode: 'EUR',
        orderId: 'o 1',
        expires: 9,
        signature: '0f',
      },
    })
    const unsigned = readAsked('https://bank.example/pay/books?amount=1.00', 'books')
    expect(unsigned.signed).toBeUndefined()
  })
})
