import { describe, expect, it, vi } from 'vitest'
import { aShop, CHECKOUT, failed, final, said } from './a-shop.fixture.ts'
import { eachOnItsOwn } from './each-on-its-own.fixture.ts'

eachOnItsOwn()

describe('an attempt to pay', () => {
  it('opens one window in the click itself, that keeps its opener', () => {
    const { pay, open, aButton } = aShop()
    pay(aButton())
    expect(open).toHaveBeenCalledTimes(1)
    const [address, name, features] = open.mock.calls[0] as unknown as string[]
    expect(address).toMatch('https://bank.example/embed/checkout?')
    expect(address).toMatch(`checkout=${CHECKOUT}`)
    expect(name).toBe(`sixpence-${CHECKOUT}`)
    expect(features).not.toMatch(/noopener|noreferrer/)
  })

  it('shows the open window to whoever clicks again, on either button', () => {
    const { pay, open, windows, aButton } = aShop()
    const [first, second] = [aButton(), aButton()]
    pay(first)
    windows[0]?.sayHello()
    pay(first)
    pay(second)
    expect(open).toHaveBeenCalledTimes(1)
    expect(windows[0]?.focus).toHaveBeenCalledTimes(3)
    expect(windows[0]?.port?.sent).toEqual([{ type: 'focused' }, { type: 'focused' }])
  })

  it.each(['paid', 'refused', 'cancelled', 'unknown'])(
    'ends as %s when the window says so',
    end => {
      const { pay, windows, events, requests, isRunning, aButton } = aShop()
      pay(aButton())
      windows[0]?.sayHello()
      expect(isRunning(CHECKOUT)).toBe(true)
      windows[0]?.say(said(end))
      windows[0]?.say(said('paid'))
      Object.assign(windows[0] ?? {}, { closed: true })
      vi.advanceTimersByTime(60_000)
      expect(events).toEqual([final(end)])
      expect(requests).toEqual([])
      expect(isRunning(CHECKOUT)).toBe(false)
    },
  )

  it.each([
    [{ status: 'paid' }, 'paid'],
    [{ status: 'refused' }, 'refused'],
    [{ status: 'open' }, 'cancelled'],
    [{ status: 'expired' }, 'cancelled'],
    [{ status: 'pending' }, 'unknown'],
    [{ status: ['paid'] }, 'unknown'],
    [{ message: 'No such checkout', code: 'not_found' }, 'unknown'],
    [null, 'unknown'],
  ])('asks once when the window is closed: %j is %s', (answer, end) => {
    const { pay, windows, events, requests, aButton } = aShop()
    pay(aButton())
    windows[0]?.sayHello()
    Object.assign(windows[0] ?? {}, { closed: true })
    vi.advanceTimersByTime(5_000)
    expect(events).toEqual([])
    expect(requests.map(({ url }) => url)).toEqual([
      `https://api.example/public-api/checkout/${CHECKOUT}/status`,
    ])
    requests[0]?.answer(answer)
    requests[0]?.answer({ status: 'paid' })
    expect(events).toEqual([final(end)])
  })

  it('knows nothing of a window that never spoke and is gone', () => {
    const { pay, windows, events, requests, aButton } = aShop()
    pay(aButton())
    Object.assign(windows[0] ?? {}, { closed: true })
    vi.advanceTimersByTime(500)
    requests[0]?.answer({ status: 'open' })
    expect(events).toEqual([final('unknown')])
  })

  it('hears nothing about another checkout', () => {
    const { pay, windows, events, aButton } = aShop()
    pay(aButton())
    windows[0]?.sayHello()
    windows[0]?.say({ ...said('paid'), checkoutId: CHECKOUT.replace('0', '1') })
    expect(events).toEqual([])
  })

  it('hears nobody but the bank', () => {
    const { pay, windows, aButton } = aShop()
    pay(aButton())
    windows[0]?.sayHello('https://evil.example')
    expect(windows[0]?.port).toBeUndefined()
  })

  it('welcomes its window again when it was loaded anew, on one port', () => {
    const { pay, windows, events, aButton } = aShop()
    pay(aButton())
    windows[0]?.sayHello()
    const before = windows[0]?.port
    windows[0]?.sayHello()
    expect(before?.isClosed).toBe(true)
    windows[0]?.say(said('paid'))
    expect(events).toEqual([final('paid')])
  })

  it('tells the button that has taken the place of its own', () => {
    const { pay, windows, mounted, events, aButton } = aShop()
    const first = aButton()
    pay(first)
    windows[0]?.sayHello()
    first.remove()
    mounted.delete(first)
    aButton()
    windows[0]?.say(said('paid'))
    expect(events).toEqual([final('paid')])
  })

  it('gives the focus back, but never takes it from elsewhere', () => {
    const { pay, windows, aButton } = aShop()
    const button = aButton()
    pay(button)
    windows[0]?.sayHello()
    windows[0]?.say(said('cancelled'))
    expect(document.activeElement).toBe(button)
    const elsewhere = document.body.appendChild(document.createElement('input'))
    pay(button)
    elsewhere.focus()
    windows[1]?.sayHello()
    windows[1]?.say(said('cancelled'))
    expect(document.activeElement).toBe(elsewhere)
  })
})

describe('an attempt that cannot begin', () => {
  it('says so when the browser blocks the window', () => {
    const { pay, open, events, isRunning, aButton } = aShop()
    open.mockReturnValueOnce(null)
    pay(aButton())
    expect(events).toEqual([failed('window_blocked')])
    expect(isRunning(CHECKOUT)).toBe(false)
  })

  it.each(['client-key', 'checkout'])('says so without %s', name => {
    const { pay, open, events, aButton } = aShop()
    const button = aButton()
    button.removeAttribute(name)
    pay(button)
    expect(events).toEqual([failed('not_configured')])
    expect(open).not.toHaveBeenCalled()
  })

  it('says so without a network', () => {
    const { pay, open, events, aButton } = aShop()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
    pay(aButton())
    expect(events).toEqual([failed('offline')])
    expect(open).not.toHaveBeenCalled()
  })
})

describe('a window that says nothing', () => {
  it.each([
    [{ origins: ['https://other.example'] }, 200, 'origin_not_registered'],
    [{ message: 'No such key', code: 'not_found' }, 404, 'wrong_client_key'],
  ])('is explained after a second by %j with %i as %s', (answer, status, code) => {
    const { pay, asked, events, isRunning, aButton } = aShop()
    pay(aButton())
    vi.advanceTimersByTime(999)
    expect(asked('embedder')).toEqual([])
    vi.advanceTimersByTime(1)
    expect(asked('embedder').map(({ url }) => url)).toEqual([
      'https://api.example/public-api/embedder/ck_a',
    ])
    asked('embedder')[0]?.answer(answer, status)
    vi.advanceTimersByTime(60_000)
    expect(events).toEqual([failed(code)])
    expect(asked('embedder')).toHaveLength(1)
    expect(isRunning(CHECKOUT)).toBe(true)
  })

  it.each([
    [{ origins: [location.origin] }, 200],
    [null, 0],
    [{ origins: 'all' }, 200],
  ])('has fifteen seconds where nothing is known to be wrong (%j)', (answer, status) => {
    const { pay, asked, events, aButton } = aShop()
    pay(aButton())
    vi.advanceTimersByTime(1_000)
    asked('embedder')[0]?.answer(answer, status)
    vi.advanceTimersByTime(13_999)
    expect(asked('embedder')).toHaveLength(1)
    vi.advanceTimersByTime(1)
    asked('embedder')[1]?.answer(answer, status)
    expect(events).toEqual([failed('timed_out')])
  })

  it.each([
    ['wrong_client_key', 404, 'cancelled'],
    ['timed_out', 0, 'unknown'],
  ])('and is closed after %s ends as the bank says: %i, %s', (code, status, end) => {
    const { pay, windows, asked, events, aButton } = aShop()
    pay(aButton())
    vi.advanceTimersByTime(1_000)
    asked('embedder')[0]?.answer(null, status)
    vi.advanceTimersByTime(14_000)
    asked('embedder')[1]?.answer(null, status)
    Object.assign(windows[0] ?? {}, { closed: true })
    vi.advanceTimersByTime(500)
    asked('checkout')[0]?.answer({ status: 'open' })
    expect(events).toEqual([failed(code), final(end)])
  })

  it('is no matter once it has spoken', () => {
    const { pay, windows, asked, events, aButton } = aShop()
    pay(aButton())
    vi.advanceTimersByTime(1_000)
    windows[0]?.sayHello()
    asked('embedder')[0]?.answer(null, 404)
    vi.advanceTimersByTime(60_000)
    expect(events).toEqual([])
  })
})
