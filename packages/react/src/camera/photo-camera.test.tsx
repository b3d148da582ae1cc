import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { PhotoCamera } from './photo-camera.tsx'

const PHOTO = new Blob(['a photo'], { type: 'image/jpeg' })

class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live'
  stop() {
    this.readyState = 'ended'
  }
  pull() {
    this.stop()
    this.dispatchEvent(new Event('ended'))
  }
}

/** A device with a camera. A test can refuse it with a named error, or unplug it. */
function aDevice(refusal?: string) {
  const tracks: FakeTrack[] = []
  const device = { refusal, latest: () => tracks.at(-1) ?? new FakeTrack() }
  const getUserMedia = async () => {
    if (device.refusal !== undefined) throw new DOMException('', device.refusal)
    const track = new FakeTrack()
    tracks.push(track)
    return { getTracks: () => [track] }
  }
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  return device
}

function renderCamera() {
  const on = {
    onPhoto: vi.fn<(photo: Blob) => void>(),
    onLeave: vi.fn<() => void>(),
    onActive: vi.fn<() => void>(),
  }
  renderInBank(<PhotoCamera shape="card" phoneUrl="https://bank.example/kyc" {...on} />)
  return on
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const isLive = async () => screen.findByText(/Put the document flat/)

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done => done(PHOTO))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

describe('PhotoCamera', () => {
  it('takes a photo, takes it again and hands over the one that is used', async () => {
    aDevice()
    const { onPhoto } = renderCamera()
    await isLive()
    await press('Take photo')
    expect(await screen.findByText(/every word can be read/)).toBeDefined()
    await press('Retake')
    await isLive()
    await press('Take photo')
    await press('Use this photo')
    expect(onPhoto).toHaveBeenCalledExactlyOnceWith(PHOTO)
  })

  it.each([
    ['NotAllowedError', /Allow it in the settings/],
    ['NotFoundError', /can’t find a camera/],
    ['NotReadableError', /Another app is using the camera/],
  ])('leads on from %s: another try, a file, a phone', async (name, text) => {
    const device = aDevice(name)
    const { onLeave } = renderCamera()
    expect(await screen.findByText(text)).toBeDefined()
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeDefined()
    await press('Choose a file instead')
    expect(onLeave).toHaveBeenCalledOnce()
    device.refusal = undefined
    await press('Try again')
    await isLive()
  })

  it('leads on where the browser knows no cameras', async () => {
    renderCamera()
    expect(await screen.findByText(/can’t find a camera/)).toBeDefined()
  })

  it('says that the camera was lost, and goes on when it is back', async () => {
    const device = aDevice()
    renderCamera()
    await isLive()
    act(() => device.latest().pull())
    expect(await screen.findByText(/was disconnected/)).toBeDefined()
    await press('Try again')
    await isLive()
  })

  it('says so where the camera gives no picture', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done => done(null))
    aDevice()
    renderCamera()
    await isLive()
    await press('Take photo')
    expect(await screen.findByText(/was disconnected/)).toBeDefined()
  })

  it('keeps a photo whose camera is lost, and says so only for another one', async () => {
    const device = aDevice()
    const { onPhoto } = renderCamera()
    await isLive()
    await press('Take photo')
    await screen.findByText(/every word can be read/)
    act(() => device.latest().pull())
    await press('Use this photo')
    expect(onPhoto).toHaveBeenCalledOnce()
    await press('Retake')
    expect(await screen.findByText(/was disconnected/)).toBeDefined()
  })

  it('is activity while it is on, and goes out after ten minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const device = aDevice()
    const { onActive } = renderCamera()
    await isLive()
    await act(async () => vi.advanceTimersByTimeAsync(60_000))
    expect(onActive.mock.calls.length).toBeGreaterThanOrEqual(5)
    await act(async () => vi.advanceTimersByTimeAsync(9 * 60_000))
    expect(await screen.findByText(/off after ten minutes/)).toBeDefined()
    expect(device.latest().readyState).toBe('ended')
    const { length } = onActive.mock.calls
    await act(async () => vi.advanceTimersByTimeAsync(60_000))
    expect(onActive.mock.calls).toHaveLength(length)
  })

  it('turns the camera off when it is left', async () => {
    const device = aDevice()
    const { unmount } = renderInBank(
      <PhotoCamera shape="sheet" onPhoto={vi.fn<() => void>()} onLeave={vi.fn<() => void>()} />,
    )
    await screen.findByText(/Put the page inside/)
    unmount()
    expect(device.latest().readyState).toBe('ended')
  })
})
