import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CardVaultEvents, CardVaultRequest } from './card-vault.ts'
import { bankCardVault } from './bank-card-vault.ts'
import { vgsCardVault } from './vgs-card-vault.ts'
import type { VgsEvent, VgsRequest, VgsShowScript } from './vgs-show.ts'

const FRAME = 'https://bank.example/card-frame'
const WISH: CardVaultRequest = {
  accountId: 'SP1',
  display: { token: 't1', frameUrl: FRAME },
  labels: { title: 'Card details', number: 'Card number', checkCode: 'Security code' },
}

let place: HTMLElement
const events = () => ({
  onShown: vi.fn<CardVaultEvents['onShown']>(),
  onGone: vi.fn<CardVaultEvents['onGone']>(),
  onFault: vi.fn<CardVaultEvents['onFault']>(),
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  place = document.createElement('div')
  document.body.append(place)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  place.remove()
})

const blocked = (blockedURI: string) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { blockedURI, disposition: 'enforce' }),
  )

describe('bankCardVault', () => {
  function shown() {
    const told = events()
    const hide = bankCardVault().show(place, WISH, told)
    const frame = place.querySelector('iframe')
    if (!frame) throw new Error('There is no frame')
    const say = (data: unknown, source: unknown = frame.contentWindow) =>
      dispatchEvent(Object.assign(new Event('message'), { source, data }))
    return { told, hide, frame, say }
  }

  it('opens the bank’s frame with the token, and says when it is shown (CARD-016)', () => {
    const { told, frame, say } = shown()
    const url = new URL(frame.src)
    expect(url.origin + url.pathname).toBe(FRAME)
    expect(url.searchParams.get('token')).toBe('t1')
    expect([frame.title, frame.getAttribute('sandbox')]).toEqual(['Card details', 'allow-scripts'])
    say({ cardFrame: 'shown', height: 120 })
    expect(told.onShown).toHaveBeenCalledOnce()
    expect(frame.height).toBe('120')
    vi.advanceTimersByTime(60_000)
    expect(told.onFault).not.toHaveBeenCalled()
    say({ cardFrame: 'gone', height: 0 })
    expect(told.onGone).toHaveBeenCalledOnce()
    expect(frame.isConnected).toBe(false)
  })

  it.each([null, 'shown', 7, {}, { cardFrame: 'else' }])('passes over %j', data => {
    const { told, say } = shown()
    say(data)
    expect(told.onShown).not.toHaveBeenCalled()
  })

  it('hears its own frame alone', () => {
    const { told, say } = shown()
    say({ cardFrame: 'shown', height: 1 }, window)
    say({ cardFrame: 'gone', height: 1 }, null)
    expect(told.onShown).not.toHaveBeenCalled()
    expect(told.onGone).not.toHaveBeenCalled()
  })

  it('tells refused, blocked and silent frames apart', () => {
    const refused = shown()
    refused.say({ cardFrame: 'refused', height: 20 })
    expect(refused.told.onFault).toHaveBeenCalledExactlyOnceWith('refused')
    const stopped = shown()
    blocked('https://else.example')
    expect(stopped.told.onFault).not.toHaveBeenCalled()
    blocked(FRAME)
    expect(stopped.told.onFault).toHaveBeenCalledExactlyOnceWith('frame_blocked')
    const silent = shown()
    vi.advanceTimersByTime(15_000)
    expect(silent.told.onFault).toHaveBeenCalledExactlyOnceWith('timeout')
    const alone = shown()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    vi.advanceTimersByTime(15_000)
    expect(alone.told.onFault).toHaveBeenCalledExactlyOnceWith('offline')
    expect(place.childElementCount).toBe(0)
  })

  it('says that a bank has no frame of its own', () => {
    const told = events()
    bankCardVault().show(place, { ...WISH, display: { token: 't1' } }, told)
    expect(told.onFault).toHaveBeenCalledExactlyOnceWith('not_configured')
  })

  it('leaves nothing when it is taken away', () => {
    const { told, hide, say } = shown()
    hide()
    say({ cardFrame: 'shown', height: 1 })
    vi.advanceTimersByTime(15_000)
    expect(place.childElementCount).toBe(0)
    expect(told.onShown).not.toHaveBeenCalled()
    expect(told.onFault).not.toHaveBeenCalled()
  })
})

/** Stands in for the script of VGS: it records its requests, and the test triggers its events. */
function aVgs() {
  const requests: VgsRequest[] = []
  const listeners: Record<string, (() => void) | undefined> = {}
  const unmount = vi.fn<() => void>()
  const places: string[] = []
  const create = vi.fn<VgsShowScript['create']>(() => {
    const show: ReturnType<VgsShowScript['create']> = {
      setEnvironment: () => show,
      SERIALIZERS: { replace: (pattern, replacement) => ({ pattern, replacement }) },
      request(request) {
        requests.push(request)
        const selector = request.jsonPathSelector
        return {
          on: (event, tell) => (listeners[`${selector} ${event}`] = tell),
          render: place_ => places.push(place_),
          unmount,
        }
      },
    }
    return show
  })
  const tell = (field: string, event: VgsEvent) => listeners[`${field} ${event}`]?.()
  return { create, requests, tell, unmount, places }
}

describe('vgsCardVault', () => {
  const settings = { vaultId: 'tnt1', environment: 'sandbox' }

  async function shown() {
    const vgs = aVgs()
    const told = events()
    const hide = vgsCardVault({ ...settings, load: async () => vgs }).show(place, WISH, told)
    await vi.advanceTimersByTimeAsync(0)
    return { vgs, told, hide }
  }

  it('loads nothing before a card is shown, and asks by the token (CARD-016)', async () => {
    const vgs = aVgs()
    const load = vi.fn<() => Promise<VgsShowScript>>(async () => vgs)
    const vault = vgsCardVault({ ...settings, load })
    expect(load).not.toHaveBeenCalled()
    vault.show(place, WISH, events())
    vault.show(place, WISH, events())
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledOnce()
    expect(vgs.create.mock.calls[0]?.[0]).toBe('tnt1')
    expect(vgs.requests.slice(0, 2)).toMatchObject([
      { path: '/card-details/SP1', method: 'GET', jsonPathSelector: 'cardNumber' },
      { path: '/card-details/SP1', method: 'GET', jsonPathSelector: 'checkCode' },
    ])
    expect(vgs.requests[0]?.headers).toEqual({ Authorization: 'Bearer t1' })
    expect(new Set(vgs.requests.map(({ name }) => name)).size).toBe(4)
    for (const found of vgs.places) expect(place.querySelector(found)).not.toBeNull()
  })

  it('asks for one card, whatever it is called', async () => {
    const vgs = aVgs()
    const wish = { ...WISH, accountId: '../cards?all' }
    vgsCardVault({ ...settings, load: async () => vgs }).show(place, wish, events())
    await vi.advanceTimersByTimeAsync(0)
    expect(vgs.requests[0]?.path).toBe('/card-details/..%2Fcards%3Fall')
  })

  it('is shown once every field is, and gone when the focus comes back', async () => {
    const { vgs, told } = await shown()
    vgs.tell('cardNumber', 'revealSuccess')
    expect(told.onShown).not.toHaveBeenCalled()
    vgs.tell('checkCode', 'revealSuccess')
    expect(told.onShown).toHaveBeenCalledOnce()
    dispatchEvent(new Event('focus'))
    expect(told.onGone).toHaveBeenCalledOnce()
    expect(vgs.unmount).toHaveBeenCalledTimes(2)
    expect(place.childElementCount).toBe(0)
  })

  it.each(['requestFail', 'revealFail'] as const)('says that it was refused at %s', async event => {
    const { vgs, told } = await shown()
    vgs.tell('cardNumber', event)
    vgs.tell('checkCode', event)
    expect(told.onFault).toHaveBeenCalledExactlyOnceWith('refused')
    expect(place.childElementCount).toBe(0)
  })

  it('tells what is missing, a script that does not load, and silence', async () => {
    const told = events()
    vgsCardVault({ vaultId: '', environment: 'live' }).show(place, WISH, told)
    expect(told.onFault).toHaveBeenLastCalledWith('not_configured')
    const load = () => Promise.reject(new Error('blocked'))
    vgsCardVault({ ...settings, load }).show(place, WISH, told)
    await vi.advanceTimersByTimeAsync(0)
    expect(told.onFault).toHaveBeenLastCalledWith('frame_blocked')
    const silent = await shown()
    vi.advanceTimersByTime(15_000)
    expect(silent.told.onFault).toHaveBeenCalledExactlyOnceWith('timeout')
  })

  it('leaves nothing when it is taken away before it is there', async () => {
    const vgs = aVgs()
    const told = events()
    vgsCardVault({ ...settings, load: async () => vgs }).show(place, WISH, told)()
    await vi.advanceTimersByTimeAsync(0)
    expect(vgs.create).not.toHaveBeenCalled()
    expect(place.childElementCount).toBe(0)
  })
})
