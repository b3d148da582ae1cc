import { afterEach, describe, expect, it, vi } from 'vitest'
import { isFrameMessage, newNonce } from '../channel/index.ts'
import { aShop, CHECKOUT, final, SAVED, said } from './a-shop.fixture.ts'
import { eachOnItsOwn } from './each-on-its-own.fixture.ts'

eachOnItsOwn()
afterEach(() => history.replaceState(null, '', location.pathname))

const statusUrl = (asked: string | undefined) =>
  `https://api.example/public-api/checkout/${asked}/status`

/** A page with a saved button; records the URL of each window it opens. */
function savedShop() {
  const shop = aShop()
  const addresses = () => shop.open.mock.calls.map(call => new URL(String((call as unknown[])[0])))
  const nameAt = (index: number) => addresses()[index]?.hash.slice(1)
  return { ...shop, addresses, nameAt }
}

describe('an attempt to pay by a saved button', () => {
  it('opens one window in the click itself, with ids alone in its address', () => {
    const { pay, open, windows, addresses, nameAt, aSavedButton } = savedShop()
    const button = aSavedButton()
    for (const stray of ['amount', 'currency', 'price']) button.setAttribute(stray, '0.01')
    pay(button)
    windows[0]?.sayHello()
    pay(aSavedButton())
    expect(open).toHaveBeenCalledTimes(1)
    const [address] = addresses()
    expect(address?.searchParams.get('button')).toBe(SAVED)
    expect(address?.href).not.toContain('0.01')
    expect(nameAt(0)).toMatch(/^\d+(-\d+){3}$/)
  })

  it('tells which checkout was paid', () => {
    const { pay, windows, events, isRunning, aSavedButton } = savedShop()
    pay(aSavedButton())
    windows[0]?.sayHello()
    expect(isRunning(SAVED)).toBe(true)
    windows[0]?.say(said('paid'))
    expect(events).toEqual([final('paid')])
    expect(isRunning(SAVED)).toBe(false)
  })

  it('asks by its own name when the window is closed', () => {
    const { pay, windows, events, requests, nameAt, aSavedButton } = savedShop()
    pay(aSavedButton())
    windows[0]?.sayHello()
    Object.assign(windows[0] ?? {}, { closed: true })
    vi.advanceTimersByTime(500)
    expect(requests.map(({ url }) => url)).toEqual([statusUrl(nameAt(0))])
    requests[0]?.answer({ status: 'paid', checkoutId: CHECKOUT })
    expect(events).toEqual([final('paid')])
  })

  it('names no checkout of who never signed in', () => {
    const { pay, windows, events, requests, aSavedButton } = savedShop()
    pay(aSavedButton())
    windows[0]?.sayHello()
    Object.assign(windows[0] ?? {}, { closed: true })
    vi.advanceTimersByTime(500)
    requests[0]?.answer({ status: 'open' })
    expect(events).toEqual([
      ['sixpence-payment-final', { checkoutId: undefined, status: 'cancelled' }],
    ])
  })

  it('goes on under its name until the bank has answered, and then begins anew', () => {
    const { pay, windows, requests, nameAt, aSavedButton } = savedShop()
    const button = aSavedButton()
    pay(button)
    windows[0]?.sayHello()
    Object.assign(windows[0] ?? {}, { closed: true })
    pay(button)
    expect(nameAt(1)).toBe(nameAt(0))
    windows[1]?.sayHello()
    Object.assign(windows[1] ?? {}, { closed: true })
    vi.advanceTimersByTime(500)
    requests.at(-1)?.answer({ status: 'open', checkoutId: CHECKOUT })
    pay(button)
    expect(nameAt(2)).not.toBe(nameAt(0))
  })

  it('runs beside one for a checkout', () => {
    const { pay, open, isRunning, aButton, aSavedButton } = savedShop()
    pay(aButton())
    pay(aSavedButton())
    expect(open).toHaveBeenCalledTimes(2)
    expect([isRunning(CHECKOUT), isRunning(SAVED)]).toEqual([true, true])
  })

  it('ends for a customer who is back without a window', () => {
    const name = newNonce()
    history.replaceState(null, '', `?a=1&sixpence=${SAVED}.${name}&b=2`)
    const { welcomeBack, pay, asked, events, nameAt, aSavedButton } = savedShop()
    const button = aSavedButton()
    welcomeBack(button)
    welcomeBack(aSavedButton())
    expect(asked('checkout').map(({ url }) => url)).toEqual([statusUrl(name)])
    pay(button)
    expect(nameAt(0)).toBe(name)
    expect(events).toEqual([])
  })

  it('hears nothing that is no message of a window', () => {
    expect(isFrameMessage({ ...said('paid'), amount: '1' })).toBe(false)
    expect(isFrameMessage({ type: 'paymentFinal', checkoutId: undefined, status: 'paid' })).toBe(
      false,
    )
  })
})
