import { describe, expect, it } from 'vitest'
import { VirtualTime } from '../../tests/payments/virtual-time.ts'
import { createShell } from './create-shell.ts'
import { SHELL_DELAYS } from './shell-delays.ts'

function inAnApp() {
  const time = new VirtualTime()
  const posted: { type: string; id?: string }[] = []
  let hear: (message: unknown) => void = () => undefined
  const shell = createShell({
    timers: time.timers,
    port: {
      // The shell posts only its own messages.
      post: message => void posted.push(message as { type: string }),
      subscribe: listener => {
        hear = listener
        return () => (hear = () => undefined)
      },
    },
  })
  return { time, shell, posted, say: (message: unknown) => hear(message) }
}

const inABrowser = () => createShell({ timers: new VirtualTime().timers, port: undefined })

describe('createShell', () => {
  it('says that the page is ready 100 ms after it is, once (SHELL-001, SHELL-003, CONST-008)', async () => {
    const { time, shell, posted } = inAnApp()
    shell.ready()
    shell.ready()
    await time.pass(99)
    expect(posted).toEqual([])
    await time.pass(1)
    expect(posted).toEqual([{ type: 'appReady' }])
  })

  it('holds keyboard, footer locks, preloaders and where the page runs (SHELL-002)', () => {
    const { shell, say } = inAnApp()
    expect(shell.getSnapshot()).toEqual({
      isKeyboardVisible: false,
      footerLocks: 0,
      activePreloaders: 0,
      isInApp: true,
    })
    say({ type: 'setViewport', isKeyboardVisible: true })
    const unlock = shell.lockFooter()
    shell.lockFooter()
    shell.showPreloader()
    expect(shell.getSnapshot()).toEqual({
      isKeyboardVisible: true,
      footerLocks: 2,
      activePreloaders: 1,
      isInApp: true,
    })
    unlock()
    unlock()
    expect(shell.getSnapshot().footerLocks).toBe(1)
    expect(inABrowser().getSnapshot().isInApp).toBe(false)
  })

  it('tells who watches of each change, and compares by reference', () => {
    const { shell, say } = inAnApp()
    const before = shell.getSnapshot()
    let changes = 0
    const stop = shell.subscribe(() => (changes += 1))
    say({ type: 'setViewport', isKeyboardVisible: true })
    expect([changes, shell.getSnapshot() === before]).toEqual([1, false])
    stop()
    say({ type: 'setViewport', isKeyboardVisible: false })
    expect(changes).toBe(1)
  })

  it('shows one preloader for all, and hides it 200 ms after the last (SHELL-004, CONST-007)', async () => {
    const { time, shell, posted } = inAnApp()
    const one = shell.showPreloader()
    const other = shell.showPreloader()
    one()
    other()
    await time.pass(199)
    const next = shell.showPreloader()
    await time.pass(1_000)
    expect(posted).toEqual([{ type: 'showPreloader' }])
    next()
    await time.pass(200)
    expect(posted).toEqual([{ type: 'showPreloader' }, { type: 'hidePreloader' }])
  })

  it('opens an address once within 500 ms, and only a safe one (SHELL-005, CONST-008)', async () => {
    const { time, shell, posted } = inAnApp()
    const url = 'https://fees.example/eu'
    expect([shell.openExternal(url), shell.openExternal(url)]).toEqual([true, true])
    await time.pass(SHELL_DELAYS.default)
    shell.openExternal(url)
    expect(posted).toEqual([
      { type: 'openExternal', url },
      { type: 'openExternal', url },
    ])
    for (const bad of ['javascript:alert(1)', 'http://fees.example', '//fees.example', 'intent:x'])
      expect(shell.openExternal(bad)).toBe(false)
    expect(posted).toHaveLength(2)
    expect(inABrowser().openExternal(url)).toBe(false)
  })

  it('asks for a finger or a face, and takes the answer to that question', async () => {
    const { shell, posted, say } = inAnApp()
    const first = shell.biometric('Sign in')
    const second = shell.biometric('Pay')
    say({ type: 'biometric', id: posted[1]?.id, result: 'refused' })
    say({ type: 'biometric', id: posted[0]?.id, result: 'confirmed' })
    say({ type: 'biometric', id: '99', result: 'confirmed' })
    expect(await Promise.all([first, second])).toEqual(['confirmed', 'refused'])
  })

  it('waits a minute for a finger, and not at all in a browser', async () => {
    const { time, shell } = inAnApp()
    expect(await time.until(shell.biometric('Sign in'))).toBe('unavailable')
    expect(await inABrowser().biometric('Sign in')).toBe('unavailable')
  })

  it.each([
    undefined,
    null,
    'setViewport',
    {},
    { type: 'appReady' },
    { type: 'setViewport' },
    { type: 'setViewport', isKeyboardVisible: 'yes' },
    { type: 'setViewport', isKeyboardVisible: true, isSignedIn: true },
    { type: 'signIn', token: 'x' },
  ])('passes over %j (SHELL-001)', message => {
    const { shell, say } = inAnApp()
    const before = shell.getSnapshot()
    say(message)
    expect(shell.getSnapshot()).toBe(before)
  })

  it('hears and answers nothing more once it is disposed of', async () => {
    const { shell, say } = inAnApp()
    const asked = shell.biometric('Sign in')
    shell.dispose()
    say({ type: 'setViewport', isKeyboardVisible: true })
    expect([await asked, shell.getSnapshot().isKeyboardVisible]).toEqual(['unavailable', false])
  })
})
