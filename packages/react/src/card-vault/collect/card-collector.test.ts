import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bankCardCollector } from './bank-card-collector.ts'
import type { CardCollector, CardNumberEvents, CardNumberRequest } from './card-collector.ts'
import { vgsCardCollector } from './vgs-card-collector.ts'
import type { VgsCollectForm, VgsCollectScript, VgsCollectState } from './vgs-collect.ts'

const FRAME = 'https://vault.example/card-number-frame'
const REQUEST: CardNumberRequest = {
  entry: { token: 'e1', frameUrl: FRAME },
  label: 'Card number',
}

let place: HTMLElement
const open: ReturnType<CardCollector['open']>[] = []
const events = () => ({
  onReady: vi.fn<CardNumberEvents['onReady']>(),
  onChange: vi.fn<CardNumberEvents['onChange']>(),
  onEnter: vi.fn<CardNumberEvents['onEnter']>(),
  onFault: vi.fn<CardNumberEvents['onFault']>(),
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  place = document.createElement('div')
  document.body.append(place)
})
afterEach(() => {
  // It listens to the page for as long as it is open.
  for (const entry of open.splice(0)) entry.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  place.remove()
})

const blocked = (blockedURI: string) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { blockedURI, disposition: 'enforce' }),
  )

describe('bankCardCollector', () => {
  function opened() {
    const told = events()
    const entry = bankCardCollector().open(place, REQUEST, told)
    open.push(entry)
    const frame = place.querySelector('iframe')
    if (!frame?.contentWindow) throw new Error('There is no frame')
    const heard = vi.spyOn(frame.contentWindow, 'postMessage')
    const say = (data: unknown, source: unknown = frame.contentWindow) =>
      dispatchEvent(Object.assign(new Event('message'), { source, data }))
    return { told, entry, frame, say, heard }
  }

  it('opens the frame with what lets a number be typed, and takes over what it tells (XFER-037)', () => {
    const { told, frame, say } = opened()
    const url = new URL(frame.src)
    expect([url.origin + url.pathname, url.searchParams.get('token')]).toEqual([FRAME, 'e1'])
    expect([frame.title, frame.getAttribute('sandbox')]).toEqual(['Card number', 'allow-scripts'])
    say({ cardNumberFrame: 'ready' })
    expect(told.onReady).toHaveBeenCalledOnce()
    say({ cardNumberFrame: 'state', validity: 'valid', bin: '424242', lastFour: '4242' })
    expect(told.onChange).toHaveBeenCalledExactlyOnceWith({
      validity: 'valid',
      bin: '424242',
      lastFour: '4242',
    })
    say({ cardNumberFrame: 'enter' })
    expect(told.onEnter).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(60_000)
    expect(told.onFault).not.toHaveBeenCalled()
  })

  it('takes over nothing else, whatever a frame says (XFER-037)', () => {
    const { told, say } = opened()
    const number = '4242424242424242'
    say({ cardNumberFrame: 'state', validity: number, bin: number, lastFour: number, number })
    expect(told.onChange).toHaveBeenCalledExactlyOnceWith({ validity: 'wrong' })
    for (const data of [null, 'ready', 7, {}, { cardNumberFrame: 'else' }]) say(data)
    say({ cardNumberFrame: 'ready' }, window)
    say({ cardNumberFrame: 'ready' }, null)
    expect(told.onReady).not.toHaveBeenCalled()
  })

  it.each([
    [{ cardNumberFrame: 'token', token: 'card-1-4242' }, { token: 'card-1-4242' }],
    [{ cardNumberFrame: 'token', token: '4242 4242-4242 4242' }, { fault: 'refused' }],
    [{ cardNumberFrame: 'token' }, { fault: 'refused' }],
    [{ cardNumberFrame: 'refused' }, { fault: 'refused' }],
    [{ cardNumberFrame: 'unreachable' }, { fault: 'timeout' }],
    [{ cardNumberFrame: 'state', validity: 'wrong' }, { fault: 'wrong' }],
  ])('has the number sent off, and takes %j for %j', async (said, token) => {
    const { entry, say, heard } = opened()
    const waiting = entry.tokenize()
    expect(heard).toHaveBeenCalledExactlyOnceWith({ cardNumberFrame: 'submit' }, '*')
    say(said)
    expect(await waiting).toEqual(token)
  })

  it('does not wait for ever', async () => {
    const waiting = opened().entry.tokenize()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await waiting).toEqual({ fault: 'timeout' })
  })

  it('hands the focus on to the field', () => {
    const { entry, frame, heard } = opened()
    entry.focus()
    expect(document.activeElement).toBe(frame)
    expect(heard).toHaveBeenCalledExactlyOnceWith({ cardNumberFrame: 'focus' }, '*')
  })

  it('tells blocked and silent frames apart, and a bank that has none', () => {
    const stopped = opened()
    blocked(FRAME)
    expect(stopped.told.onFault).toHaveBeenCalledExactlyOnceWith('frame_blocked')
    const silent = opened()
    vi.advanceTimersByTime(15_000)
    expect(silent.told.onFault).toHaveBeenCalledExactlyOnceWith('timeout')
    const told = events()
    bankCardCollector().open(place, { ...REQUEST, entry: { token: 'e1' } }, told)
    expect(told.onFault).toHaveBeenCalledExactlyOnceWith('not_configured')
    expect(place.childElementCount).toBe(0)
  })

  it('leaves nothing when it is closed', () => {
    const { told, entry, say } = opened()
    entry.close()
    say({ cardNumberFrame: 'ready' })
    vi.advanceTimersByTime(15_000)
    expect(place.childElementCount).toBe(0)
    expect(told.onReady).not.toHaveBeenCalled()
    expect(told.onFault).not.toHaveBeenCalled()
  })
})

type Submit = Parameters<VgsCollectForm['submit']>

/** Stands in for the script of VGS Collect: it records its requests. */
function aVgs() {
  const told: { tell?: (state: VgsCollectState | null) => void; enter?: () => void } = {}
  const submits: Submit[] = []
  const field = vi.fn<VgsCollectForm['field']>(selector => {
    document.querySelector(selector)?.append(document.createElement('iframe'))
    return { focus: focused }
  })
  const focused = vi.fn<() => void>()
  const unmount = vi.fn<() => void>()
  const create = vi.fn<VgsCollectScript['create']>((_vault, _environment, tell) => {
    told.tell = tell
    return {
      field,
      on: (_event, enter) => (told.enter = enter),
      submit: (...given) => submits.push(given),
      unmount,
    }
  })
  return { create, field, focused, unmount, submits, told }
}

describe('vgsCardCollector', () => {
  const settings = { vaultId: 'tnt1', environment: 'sandbox' }

  async function opened() {
    const vgs = aVgs()
    const told = events()
    const collector = vgsCardCollector({ ...settings, load: async () => vgs })
    const entry = collector.open(place, REQUEST, told)
    open.push(entry)
    await vi.advanceTimersByTimeAsync(0)
    return { vgs, told, entry }
  }

  it('loads nothing before a field is shown, and draws it by what VGS publishes (XFER-037)', async () => {
    const vgs = aVgs()
    const load = vi.fn<() => Promise<VgsCollectScript>>(async () => vgs)
    const collector = vgsCardCollector({ ...settings, load })
    expect(load).not.toHaveBeenCalled()
    collector.open(place, REQUEST, events())
    collector.open(place, REQUEST, events())
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledOnce()
    expect(vgs.create.mock.calls[0]?.slice(0, 2)).toEqual(['tnt1', 'sandbox'])
    const [selector = '', field] = vgs.field.mock.calls[0] ?? []
    expect(place.querySelector(selector)).not.toBeNull()
    expect(field).toMatchObject({
      type: 'card-number',
      validations: ['required', 'validCardNumber'],
      ariaLabel: 'Card number',
    })
    expect(vgs.field.mock.calls[1]?.[0]).not.toBe(selector)
  })

  it('tells six digits, the last four and whether it is valid (XFER-037)', async () => {
    const { vgs, told } = await opened()
    vgs.told.tell?.({ number: { isValid: false, isEmpty: true } })
    vgs.told.tell?.({ number: { isValid: false, isEmpty: false, bin: '4242', last4: '4242' } })
    vgs.told.tell?.({ number: { isValid: true, isEmpty: false, bin: '42424242', last4: '4242' } })
    vgs.told.tell?.(null)
    expect(told.onChange.mock.calls).toEqual([
      [{ validity: 'empty' }],
      [{ validity: 'wrong' }],
      [{ validity: 'valid', bin: '424242', lastFour: '4242' }],
    ])
    vgs.told.enter?.()
    expect(told.onEnter).toHaveBeenCalledOnce()
  })

  it.each([
    [200, { token: 'tok_1' }, { token: 'tok_1' }],
    [200, { token: '4242424242424242' }, { fault: 'refused' }],
    [403, { token: 'tok_1' }, { fault: 'refused' }],
    ['Network Error', undefined, { fault: 'timeout' }],
    [null, undefined, { fault: 'timeout' }],
  ] as const)('takes status %j with %j for %j', async (status, answer, token) => {
    const { vgs, entry } = await opened()
    const waiting = entry.tokenize()
    const [path, options, onAnswer] = vgs.submits[0] ?? []
    expect(path).toBe('/external-card')
    expect(options).toEqual({ method: 'POST', headers: { Authorization: 'Bearer e1' } })
    onAnswer?.(status, answer)
    expect(await waiting).toEqual(token)
  })

  it('says of a number that the vault does not take that it is wrong', async () => {
    const { vgs, entry } = await opened()
    const waiting = entry.tokenize()
    vgs.submits[0]?.[3]()
    expect(await waiting).toEqual({ fault: 'wrong' })
  })

  it('is ready once the frame has loaded, and hands the focus on', async () => {
    const { vgs, told, entry } = await opened()
    expect(told.onReady).not.toHaveBeenCalled()
    const frame = place.querySelector('iframe')
    frame?.setAttribute('src', 'https://js.verygoodvault.com/vgs-collect/frame')
    frame?.dispatchEvent(new Event('load'))
    expect(told.onReady).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(15_000)
    expect(told.onFault).not.toHaveBeenCalled()
    entry.focus()
    expect(vgs.focused).toHaveBeenCalledOnce()
    entry.close()
    expect(vgs.unmount).toHaveBeenCalledOnce()
    expect(place.childElementCount).toBe(0)
  })

  it('tells what is missing, a script that does not load, and silence', async () => {
    const told = events()
    vgsCardCollector({ vaultId: '', environment: 'live' }).open(place, REQUEST, told)
    expect(told.onFault).toHaveBeenLastCalledWith('not_configured')
    const load = () => Promise.reject(new Error('blocked'))
    vgsCardCollector({ ...settings, load }).open(place, REQUEST, told)
    await vi.advanceTimersByTimeAsync(0)
    expect(told.onFault).toHaveBeenLastCalledWith('frame_blocked')
    const silent = await opened()
    vi.advanceTimersByTime(15_000)
    expect(silent.told.onFault).toHaveBeenCalledExactlyOnceWith('timeout')
  })
})
