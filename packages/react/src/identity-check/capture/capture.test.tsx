import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { CaptureView, type CaptureViewProps } from './capture-view.tsx'
import type { CaptureEvents, IdentityCapture } from './identity-capture.ts'
import { onfidoCapture } from './onfido-capture.ts'
import type { OnfidoModule, OnfidoParameters } from './onfido-sdk.ts'

const REQUEST = { sdkToken: 'a.b.c', workflowRunId: 'w1', locale: 'ua' } as const

function anSdk() {
  const begun: OnfidoParameters[] = []
  const tearDown = vi.fn<() => Promise<void>>(async () => undefined)
  const Onfido = {
    init: (parameters: OnfidoParameters) => {
      begun.push(parameters)
      return { tearDown }
    },
  }
  const load = vi.fn<() => Promise<OnfidoModule>>(async () => ({ Onfido }))
  return { begun, tearDown, load }
}

const someEvents = () => ({
  onDone: vi.fn<() => void>(),
  onLeft: vi.fn<() => void>(),
  onFault: vi.fn<CaptureEvents['onFault']>(),
})

async function shown() {
  const sdk = anSdk()
  const events = someEvents()
  const place = document.createElement('div')
  const capture = onfidoCapture({ load: sdk.load, sdkUrl: 'https://sdk.example/a.js' })
  expect(sdk.load).not.toHaveBeenCalled()
  const end = capture.show(place, REQUEST, events)
  await vi.waitFor(() => expect(sdk.begun).toHaveLength(1))
  const [parameters] = sdk.begun
  if (!parameters) throw new Error('Nothing has begun')
  return { ...sdk, events, parameters, place, end }
}

describe('onfidoCapture', () => {
  it('loads nothing before it is shown, and hands over what the SDK wants', async () => {
    const { parameters, place, load } = await shown()
    expect(load).toHaveBeenCalledOnce()
    expect(parameters).toMatchObject({
      token: 'a.b.c',
      workflowRunId: 'w1',
      containerEl: place,
      language: 'uk_UA',
      sdkUrl: 'https://sdk.example/a.js',
      disableAnalytics: true,
    })
  })

  it('tells one end of it, and takes everything away', async () => {
    const { parameters, events, tearDown } = await shown()
    parameters.onComplete()
    parameters.onError({ type: 'no_camera' })
    expect(events.onDone).toHaveBeenCalledOnce()
    expect(events.onFault).not.toHaveBeenCalled()
    expect(tearDown).toHaveBeenCalledOnce()
  })

  it.each([
    [{ type: 'permissions_unavailable' }, 'denied'],
    [{ type: 'no_camera' }, 'absent'],
    [{ type: 'exception', exception: { name: 'NotReadableError' } }, 'busy'],
    [{ type: 'expired_token' }, 'expired'],
    [{ type: 'toString' }, 'failed'],
    [new TypeError('Failed to fetch a module'), 'failed'],
    [undefined, 'failed'],
  ])('takes %o for %s', async (error, fault) => {
    const { parameters, events } = await shown()
    parameters.onError(error)
    expect(events.onFault).toHaveBeenCalledExactlyOnceWith(fault)
  })

  it('says that there is no connection, and that the SDK does not load', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const events = someEvents()
    const load = () => Promise.reject(new TypeError('no'))
    onfidoCapture({ load }).show(document.createElement('div'), REQUEST, events)
    await vi.waitFor(() => expect(events.onFault).toHaveBeenCalledExactlyOnceWith('offline'))
    online.mockRestore()
  })

  it('begins nothing once it is taken away', async () => {
    const { load, begun } = anSdk()
    onfidoCapture({ load }).show(document.createElement('div'), REQUEST, someEvents())()
    await Promise.resolve()
    expect(begun).toHaveLength(0)
  })
})

describe('CaptureView', () => {
  function renderView(more: Partial<CaptureViewProps> = {}) {
    const show = vi.fn<IdentityCapture['show']>(() => () => undefined)
    const ways = { onDone: vi.fn<() => void>(), onOtherWay: vi.fn<() => void>() }
    renderInBank(<CaptureView capture={{ show }} request={REQUEST} {...ways} {...more} />)
    const events = () => {
      const [, , told] = show.mock.calls.at(-1) ?? []
      if (!told) throw new Error('Nothing is shown')
      return told
    }
    return { ...ways, show, events }
  }

  it.each([
    ['denied', /Allow it in the settings/],
    ['absent', /can’t find a camera/],
    ['busy', /Another app is using the camera/],
    ['offline', /You’re offline/],
    ['failed', /didn’t open/],
  ] as const)(
    'for %s says what to do, and leads to another device or a file',
    async (fault, words) => {
      const { events, onOtherWay, show } = renderView()
      act(() => events().onFault(fault))
      expect(screen.getByRole('alert').textContent).toMatch(words)
      await userEvent.click(screen.getByRole('button', { name: 'Use another device or a file' }))
      expect(onOtherWay).toHaveBeenCalledOnce()
      show.mockClear()
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(show).toHaveBeenCalled()
    },
  )

  it('gets a new token where one has expired, and says so where there is none to get', () => {
    const onExpired = vi.fn<() => void>()
    const renewed = renderView({ onExpired })
    act(() => renewed.events().onFault('expired'))
    expect(onExpired).toHaveBeenCalledOnce()
    expect(screen.queryByText(/took too long/)).toBeNull()
    cleanup()
    const { events } = renderView()
    act(() => events().onFault('expired'))
    expect(screen.getByText(/took too long/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('tells when the customer is done, or leaves', () => {
    const { events, onDone, onOtherWay } = renderView()
    events().onDone()
    events().onLeft()
    expect([onDone, onOtherWay].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })
})
