import { describe, expect, it, vi } from 'vitest'
import { aFrame } from './a-frame.fixture.ts'
import { eachOnItsOwn } from './each-on-its-own.fixture.ts'

eachOnItsOwn({ fails: true })

const READY = ['sixpence-ready', {}]
const failed = (code: string) => ['sixpence-error', { code }]

/** An element with a page of the bank that can send messages. */
function aReadyFrame(attributes?: Readonly<Record<string, string>>) {
  const frame = aFrame(attributes)
  frame.show()
  const [bankPage] = frame.windows
  if (!bankPage) throw new Error('No page of the bank is shown')
  bankPage.sayHello()
  bankPage.say({ type: 'ready' })
  return { ...frame, bankPage }
}

describe('the frame of an element', () => {
  it('is loaded once, when the element comes near the view', () => {
    const { enter, frames, observers } = aFrame()
    enter()
    const [nearness] = observers
    expect(nearness).toMatchObject({ isWatching: true, margin: '100%' })
    nearness?.tell([{ isIntersecting: false }])
    expect(frames()).toHaveLength(0)
    nearness?.tell([{ isIntersecting: false }, { isIntersecting: true }])
    expect(frames().map(({ src }) => new URL(src).pathname)).toEqual(['/embed/accounts'])
    expect(nearness?.isWatching).toBe(false)
  })

  it.each([
    [{}, 'div'],
    [{ title: 'Envoyer' }, 'Envoyer'],
  ])('is named by the title of its element, or by its name: %j', (more, title) => {
    const { show, frames } = aFrame({ 'client-key': 'ck_a', ...more })
    show()
    expect(frames()[0]?.title).toBe(title)
  })

  it('is as tall as its content, of which the page is told nothing', () => {
    const { bankPage, frames, told } = aReadyFrame()
    for (const height of [640, 12, 2_000]) {
      bankPage.say({ type: 'resized', height })
      expect(frames()[0]?.height).toBe(`${height}`)
    }
    expect(told).toEqual([READY])
  })

  it.each([
    [{ type: 'signedIn' }, ['sixpence-signed-in', {}]],
    [{ type: 'signedOut' }, ['sixpence-signed-out', {}]],
    [
      { type: 'transferSettled', intentId: 'i-1' },
      ['sixpence-transfer-settled', { intentId: 'i-1' }],
    ],
    [{ type: 'approvalsDecided' }, ['sixpence-approvals-decided', {}]],
    [{ type: 'verificationLeft' }, ['sixpence-verification-left', {}]],
    [
      { type: 'paymentFinal', invoiceId: 'a1', status: 'paid' },
      ['sixpence-payment-final', { invoiceId: 'a1', status: 'paid' }],
    ],
    [{ type: 'failed', code: 'version_gone' }, failed('version_gone')],
  ])('tells the page %j', (said, event) => {
    const { bankPage, told } = aReadyFrame()
    bankPage.say(said)
    expect(told).toEqual([READY, event])
  })

  it('follows language, look and kinds without being loaded anew', () => {
    const { bankPage, change, frames } = aReadyFrame()
    const [before] = frames()
    change('locale', 'ro')
    change('theme', 'dark')
    change('kinds', 'eft')
    expect(bankPage.port?.sent.slice(-3)).toEqual([
      { type: 'localeChanged', locale: 'ro' },
      { type: 'themeChanged', theme: 'dark' },
      { type: 'kindsChanged', kinds: 'eft' },
    ])
    expect(frames()).toEqual([before])
  })

  it('is told the customer’s own language, the bank’s look and no kinds when they are taken away', () => {
    const said = { locale: 'ro', theme: 'dark', kinds: 'eft' }
    const { bankPage, change } = aReadyFrame({ 'client-key': 'ck_a', ...said })
    for (const name of Object.keys(said)) change(name)
    expect(bankPage.port?.sent.slice(-3)).toEqual([
      { type: 'localeChanged', locale: 'und' },
      { type: 'themeChanged', theme: 'brand' },
      { type: 'kindsChanged', kinds: '' },
    ])
  })

  it('is told what changed before it could hear', () => {
    const { show, change, windows } = aFrame()
    show()
    change('locale', 'ua')
    windows[0]?.sayHello()
    windows[0]?.say({ type: 'ready' })
    expect(windows[0]?.port?.sent).toContainEqual({ type: 'localeChanged', locale: 'ua' })
  })

  it.each(['client-key', 'invoice'])('is another for another %s', name => {
    const { bankPage, change, observers, frames, told, windows } = aReadyFrame()
    change(name, 'another')
    observers.at(-1)?.tell([{ isIntersecting: true }])
    expect(frames().map(({ src }) => new URL(src).searchParams.get(name))).toEqual(['another'])
    bankPage.say({ type: 'signedIn' })
    bankPage.sayHello()
    bankPage.say({ type: 'signedIn' })
    expect(told).toEqual([READY])
    windows.at(-1)?.sayHello()
    windows.at(-1)?.say({ type: 'signedIn' })
    expect(told).toEqual([READY, ['sixpence-signed-in', {}]])
  })

  it('begins anew where its element is put to another place', () => {
    const { bankPage, show, windows, frames, told } = aReadyFrame()
    show()
    expect(windows.map(({ address }) => new URL(address).hash)).toHaveLength(2)
    expect(windows[1]?.address).not.toBe(windows[0]?.address)
    expect(frames()).toHaveLength(1)
    bankPage.say({ type: 'signedIn' })
    expect(told).toEqual([READY])
  })

  it('leaves nothing behind when its element is taken out, fifty times', () => {
    const added = vi.spyOn(globalThis, 'addEventListener')
    const removed = vi.spyOn(globalThis, 'removeEventListener')
    const { enter, show, leave, host, frames, observers, told, requests } = aFrame()
    const listening = new Set<unknown>()
    for (let round = 0; round < 50; round += 1) {
      if (round % 2) show()
      else enter()
      host.remove()
      leave()
      document.body.append(host)
    }
    for (const [, listener] of added.mock.calls) listening.add(listener)
    expect(listening.size).toBeGreaterThanOrEqual(25)
    for (const [, listener] of removed.mock.calls) listening.delete(listener)
    expect(listening.size).toBe(0)
    expect(observers.filter(({ isWatching }) => isWatching)).toEqual([])
    vi.advanceTimersByTime(60_000)
    expect([frames(), told, requests]).toEqual([[], [], []])
  })
})

describe('an element without its frame', () => {
  it('says that it lacks its client key, and shows the bank once it has it', () => {
    const { show, change, observers, windows, told, notice } = aFrame({})
    show()
    expect(told).toEqual([failed('not_configured')])
    change('client-key', 'ck_a')
    observers.at(-1)?.tell([{ isIntersecting: true }])
    windows[0]?.sayHello()
    windows[0]?.say({ type: 'ready' })
    expect(told).toEqual([failed('not_configured'), READY])
    expect(notice()).toBeUndefined()
  })

  it.each([
    ['https://bank.example', 'enforce', [failed('frame_blocked')]],
    ['https://bank.example/embed/accounts', 'enforce', [failed('frame_blocked')]],
    ['https://bank.example', 'report', []],
    ['https://elsewhere.example', 'enforce', []],
  ])('is judged by what a policy blocks: %s, to %s', (blockedURI, disposition, said) => {
    const { show, frames, told } = aFrame()
    show()
    dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI, disposition }))
    expect(told).toEqual(said)
    expect(frames()).toHaveLength(said.length === 0 ? 1 : 0)
    vi.advanceTimersByTime(900)
    expect(told).toEqual(said)
  })

  it.each([
    [null, 404, 'wrong_client_key'],
    [{ origins: ['https://other.example'] }, 200, 'origin_not_registered'],
  ])('says after a second why the bank is silent: %j with %i', (answer, status, code) => {
    const { show, asked, told, notice } = aFrame()
    show()
    vi.advanceTimersByTime(1_000)
    asked()[0]?.answer(answer, status)
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([failed(code)])
    expect(notice()).toBe('')
  })

  it('says after a second that there is no network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { show, asked, told } = aFrame()
    show()
    vi.advanceTimersByTime(1_000)
    asked()[0]?.answer(null, 0)
    expect(told).toEqual([failed('offline')])
  })

  it('says after fifteen seconds that nobody answers, and welcomes who answers later', () => {
    const { show, asked, windows, told, notice } = aFrame()
    show()
    vi.advanceTimersByTime(1_000)
    asked()[0]?.answer({ origins: [location.origin] })
    vi.advanceTimersByTime(13_999)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    asked()[1]?.answer({ origins: [location.origin] })
    expect(told).toEqual([failed('timed_out')])
    windows[0]?.sayHello()
    windows[0]?.say({ type: 'ready' })
    expect(told).toEqual([failed('timed_out'), READY])
    expect(notice()).toBeUndefined()
  })
})
