import { describe, expect, it, vi } from 'vitest'
import fc from 'fast-check'
import { CHECKOUT } from './a-shop.fixture.ts'
import { createAttempts } from './attempts.ts'
import { eachOnItsOwn } from './each-on-its-own.fixture.ts'
import { fakeBrowser, PLACE } from './fake-browser.fixture.ts'

const LATER = 20_000

eachOnItsOwn({ fails: true })

const step = fc.oneof(
  fc.record({ do: fc.constant('click' as const), button: fc.nat(1) }),
  fc.record({ do: fc.constant('hello' as const), which: fc.nat(3) }),
  fc.record({
    do: fc.constant('say' as const),
    which: fc.nat(3),
    status: fc.constantFrom('paid', 'refused', 'cancelled', 'unknown'),
  }),
  fc.record({ do: fc.constant('close' as const), which: fc.nat(3) }),
  fc.record({
    do: fc.constant('answer' as const),
    which: fc.nat(3),
    status: fc.constantFrom('paid', 'open', 'pending', 'refused', 'expired', undefined),
  }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 499, 500, 15_000) }),
  fc.record({ do: fc.constant('mount' as const), button: fc.nat(1) }),
  fc.record({ do: fc.constant('unmount' as const), button: fc.nat(1) }),
  fc.record({ do: fc.constantFrom('pagehide' as const, 'pageshow' as const) }),
)

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** One page with two buttons for one checkout; counts beginnings and ends. */
function aRun() {
  const { windows, requests } = fakeBrowser()
  const { pay, mounted, isRunning } = createAttempts(PLACE)
  const finals: string[] = []
  let begun = 0
  const grounds = new Set<string>()
  const buttons = [0, 1].map(() => {
    const button = document.createElement('div')
    button.setAttribute('client-key', 'ck_a')
    button.setAttribute('checkout', CHECKOUT)
    button.addEventListener('sixpence-payment-final', event => {
      if (event instanceof CustomEvent) finals.push((event.detail as { status: string }).status)
    })
    document.body.append(button)
    mounted.set(button, () => {})
    return button
  })
  const at = <T>(list: readonly T[], index: number): T | undefined => list[index]

  function click(index: number): void {
    const before = { count: windows.length, wasRunning: isRunning(CHECKOUT), last: windows.at(-1) }
    const button = at(buttons, index)
    if (button) pay(button)
    const isOpened = windows.length > before.count
    if (isOpened && before.wasRunning) expect(before.last?.closed).toBe(true)
    if (isOpened && !before.wasRunning) begun += 1
  }

  const doings: { [K in Step['do']]: (step: Extract<Step, { do: K }>) => void } = {
    click: ({ button }) => click(button),
    hello: ({ which }) => at(windows, which)?.sayHello(),
    say({ which, status }) {
      grounds.add(`said ${status}`)
      at(windows, which)?.say({ type: 'paymentFinal', checkoutId: CHECKOUT, status })
    },
    close: ({ which }) => void Object.assign(at(windows, which) ?? {}, { closed: true }),
    answer({ which, status }) {
      grounds.add(`answered ${status}`)
      at(requests, which)?.answer(status && { status })
    },
    wait: ({ ms }) => void vi.advanceTimersByTime(ms),
    mount({ button }) {
      const element = at(buttons, button)
      if (!element) return
      document.body.append(element)
      mounted.set(element, () => {})
    },
    unmount({ button }) {
      const element = at(buttons, button)
      element?.remove()
      if (element) mounted.delete(element)
    },
    pagehide: () => void dispatchEvent(new Event('pagehide')),
    pageshow: () => void dispatchEvent(new Event('pageshow')),
  }

  return {
    take(next: Step) {
      // Each step runs the action of its name.
      const perform = doings[next.do] as (step: Step) => void
      perform(next)
      return { begun, ended: finals.length }
    },
    settle() {
      for (const each of windows) each.closed = true
      vi.advanceTimersByTime(LATER)
      for (const request of requests) request.answer(null, 0)
      vi.advanceTimersByTime(LATER)
    },
    outcome: () => ({ begun, finals, grounds, isRunning: isRunning(CHECKOUT) }),
  }
}

describe('sixpence-payment-final', () => {
  it('comes exactly once for every attempt, in every order of things', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 4, maxLength: 30 }), steps => {
        document.body.replaceChildren()
        const run = aRun()
        for (const next of [{ do: 'click', button: 0 } as const, ...steps]) {
          const { begun, ended } = run.take(next)
          expect([begun, begun - 1]).toContain(ended)
        }
        run.settle()
        const { begun, finals, grounds, isRunning } = run.outcome()
        expect(finals).toHaveLength(begun)
        expect(isRunning).toBe(false)
        const isGrounded = (status: string) =>
          grounds.has(`said ${status}`) || grounds.has(`answered ${status}`)
        expect(finals.includes('paid') && !isGrounded('paid')).toBe(false)
        expect(
          finals.includes('cancelled') && !['cancelled', 'open', 'expired'].some(isGrounded),
        ).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})
