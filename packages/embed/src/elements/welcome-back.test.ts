import { afterEach, describe, expect, it, vi } from 'vitest'
import { aShop, CHECKOUT, final, said } from './a-shop.fixture.ts'
import { eachOnItsOwn } from './each-on-its-own.fixture.ts'

eachOnItsOwn()

describe('a customer without a window', () => {
  const back = (checkoutId: string) => history.replaceState(null, '', `?a=1&sixpence=${checkoutId}`)
  afterEach(() => history.replaceState(null, '', location.pathname))

  it.each([
    ['paid', 'paid'],
    ['refused', 'refused'],
    ['open', 'cancelled'],
    ['expired', 'cancelled'],
    ['pending', 'unknown'],
    [undefined, 'unknown'],
  ])('who is back is believed for what the bank says: %s is %s', (status, end) => {
    back(CHECKOUT)
    const { welcomeBack, asked, events, isRunning, aButton } = aShop()
    const [button, other] = [aButton(), aButton()]
    for (const each of [button, other, button]) welcomeBack(each)
    expect(asked('checkout')).toHaveLength(1)
    expect(isRunning(CHECKOUT)).toBe(true)
    asked('checkout')[0]?.answer(status ? { status } : null)
    expect(events).toEqual([final(end)])
    expect(isRunning(CHECKOUT)).toBe(false)
  })

  it('is not asked about where the address names another checkout, or none', () => {
    for (const named of ['f'.repeat(32), '']) {
      back(named)
      const { welcomeBack, requests, aButton } = aShop()
      welcomeBack(aButton())
      expect(requests).toEqual([])
    }
  })

  it('is not asked about for a button that has no checkout yet', () => {
    back(CHECKOUT)
    const { welcomeBack, asked, aButton } = aShop()
    const [early, button] = [aButton(), aButton()]
    for (const checkout of ['', undefined]) {
      if (checkout === undefined) early.removeAttribute('checkout')
      else early.setAttribute('checkout', checkout)
      welcomeBack(early)
    }
    expect(asked('checkout')).toEqual([])
    welcomeBack(button)
    expect(asked('checkout')).toHaveLength(1)
  })

  it('is asked about once the page can listen', () => {
    back(CHECKOUT)
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const { welcomeBack, asked, aButton } = aShop()
    welcomeBack(aButton())
    vi.advanceTimersByTime(5_000)
    expect(asked('checkout')).toEqual([])
    state.mockRestore()
    vi.advanceTimersByTime(500)
    expect(asked('checkout')).toHaveLength(1)
  })

  it('may press again at once', () => {
    back(CHECKOUT)
    const { welcomeBack, pay, windows, asked, events, aButton } = aShop()
    const button = aButton()
    welcomeBack(button)
    pay(button)
    asked('checkout')[0]?.answer({ status: 'open' })
    expect(events).toEqual([])
    windows[0]?.sayHello()
    windows[0]?.say(said('paid'))
    expect(events).toEqual([final('paid')])
  })
})
