import { describe, expect, it, vi } from 'vitest'
import { aShop, CHECKOUT, failed, final, said } from './a-shop.fixture.ts'
import { eachOnItsOwn } from './each-on-its-own.fixture.ts'
import { paymentButton } from './payment-button.ts'

eachOnItsOwn({ fails: true })

/** A shop with any number of payment buttons in its page. */
function aPage() {
  const shop = aShop()
  function aPaymentButton() {
    const host = document.body.appendChild(document.createElement('div'))
    host.setAttribute('client-key', 'ck_a')
    host.setAttribute('checkout', CHECKOUT)
    const root = host.attachShadow({ mode: 'open' })
    const behaviour = paymentButton(shop)(host, root)
    behaviour.enter()
    return { ...behaviour, host, root, button: root.querySelector('button') }
  }
  return { ...shop, aPaymentButton }
}

describe('a payment button', () => {
  it('is busy for as long as its window is open', () => {
    const { aPaymentButton, windows } = aPage()
    const { button } = aPaymentButton()
    expect(button?.ariaBusy).toBe('false')
    button?.click()
    expect(button?.ariaBusy).toBe('true')
    windows[0]?.sayHello()
    windows[0]?.say(said('paid'))
    expect(button?.ariaBusy).toBe('false')
  })

  it.each([
    ['en', 'Pay from your account'],
    ['es', 'Pagar desde su cuenta'],
    ['pt', 'Pagar com a sua conta'],
    ['ro', 'Plătiți din cont'],
    ['ru', 'Оплатить'],
    ['ua', 'Сплатити'],
    ['pt-PT', 'Pagar com a sua conta'],
    ['uk-UA', 'Сплатити'],
    ['EN_gb', 'Pay from your account'],
    ['xx', 'Pay from your account'],
  ])('speaks the language of its element: %s', (locale, label) => {
    const { aPaymentButton } = aPage()
    const { host, change, button } = aPaymentButton()
    host.setAttribute('locale', locale)
    change('locale')
    expect(button?.textContent).toBe(label)
  })

  it('is told the end of an attempt that another began which the page has put it in place of', () => {
    const { aPaymentButton, windows, events } = aPage()
    const { host, leave, button } = aPaymentButton()
    button?.click()
    windows[0]?.sayHello()
    host.remove()
    leave()
    const another = aPaymentButton()
    expect(another.button?.ariaBusy).toBe('true')
    const heard = vi.fn<() => void>()
    another.host.addEventListener('sixpence-payment-final', heard)
    windows[0]?.say(said('paid'))
    expect(events).toEqual([final('paid')])
    expect(heard).toHaveBeenCalledTimes(1)
    expect(another.button?.ariaBusy).toBe('false')
  })

  it('holds on to its checkout when the page changes it under way, and to no amount or payee of the page', () => {
    const { aPaymentButton, windows, events } = aPage()
    const { host, change, button } = aPaymentButton()
    button?.click()
    windows[0]?.sayHello()
    for (const name of ['amount', 'payee', 'currency']) host.setAttribute(name, '1')
    host.setAttribute('checkout', 'f'.repeat(32))
    change('checkout')
    windows[0]?.say({ ...said('paid'), checkoutId: 'f'.repeat(32) })
    expect(events).toEqual([])
    windows[0]?.say(said('paid'))
    expect(events).toEqual([final('paid')])
  })

  it('stays where a failure is said under it', () => {
    const { aPaymentButton, asked, events } = aPage()
    const { root, button } = aPaymentButton()
    button?.click()
    vi.advanceTimersByTime(1_000)
    asked('embedder')[0]?.answer(null, 404)
    expect(events).toEqual([failed('wrong_client_key')])
    expect(Array.from(root.children, ({ localName }) => localName)).toEqual(['button', 'a'])
  })

  it.each([
    ['a page', 'leads to the very window that did not open', true],
    ['a frame, which cannot lead the whole tab there', 'leads nowhere', false],
  ])('in %s %s', (_, __, isTop) => {
    const { aPaymentButton, open, events } = aPage()
    vi.stubGlobal('parent', isTop ? window : {})
    open.mockReturnValueOnce(null)
    const { root, button } = aPaymentButton()
    button?.click()
    expect(events).toEqual([failed('window_blocked')])
    const address = open.mock.calls[0]?.[0] ?? ''
    expect(address).toMatch(/^https:\/\/bank\.example\/embed\/checkout\?.*#\d+(-\d+){3}$/)
    expect(root.querySelector('a')?.getAttribute('href')).toBe(isTop ? address : null)
    expect(button?.ariaBusy).toBe('false')
  })
})
