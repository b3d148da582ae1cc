import { afterEach, describe, expect, it, vi } from 'vitest'
import { xhrUpload } from './xhr-upload.ts'

const URL_ASKED = 'https://bank.example/api?documentUpload'

/** A browser's request, with answers from the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  asked = ''
  status = 200
  responseURL = URL_ASKED
  response = new TextEncoder().encode('{"ok":true}').buffer
  constructor() {
    super()
    FakeRequest.last = this
  }
  open(method: string, url: string) {
    this.asked = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders = () => 'x-request-id: r1\r\ncontent-type: application/json\r\n'
  send = vi.fn<(body: unknown) => void>()
  abort = vi.fn<() => void>(() => this.ends('abort'))
  ends(how: string) {
    this.dispatchEvent(new Event(how))
  }
  sends(progress: { lengthComputable: boolean; loaded: number; total: number }) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), progress))
  }
}

function begin(signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const shares: number[] = []
  const body = new FormData()
  const init = { method: 'POST', headers: { 'X-Client-Version': '2.1.2' }, body }
  const asking = xhrUpload({
    url: URL_ASKED,
    init: { ...init, ...(signal && { signal }) },
    onSent: share => shares.push(share),
  })
  return { asking, shares, body, request: FakeRequest.last }
}

afterEach(() => vi.unstubAllGlobals())

describe('xhrUpload', () => {
  it('asks as fetch does, and tells how much has gone out', async () => {
    const { asking, shares, body, request } = begin()
    expect(request.asked).toBe(`POST ${URL_ASKED}`)
    expect(request.headers).toEqual({ 'x-client-version': '2.1.2' })
    expect(request.send).toHaveBeenCalledExactlyOnceWith(body)
    request.sends({ lengthComputable: true, loaded: 1, total: 4 })
    request.sends({ lengthComputable: false, loaded: 2, total: 0 })
    request.ends('load')
    const answer = await asking
    expect(shares).toEqual([0.25])
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, 'r1'])
    expect(await answer.json()).toEqual({ ok: true })
  })

  it('is lost as a request of fetch is, and takes no answer from elsewhere', async () => {
    const lost = begin()
    lost.request.ends('error')
    await expect(lost.asking).rejects.toThrow(TypeError)
    const led = begin()
    led.request.responseURL = 'https://evil.example/'
    led.request.ends('load')
    await expect(led.asking).rejects.toThrow(TypeError)
  })

  it('stops with the reason of whoever gives up, also before it has begun', async () => {
    const giving = new AbortController()
    const { asking, request } = begin(giving.signal)
    giving.abort(new Error('canceled'))
    await expect(asking).rejects.toThrow('canceled')
    expect(request.abort).toHaveBeenCalledOnce()
    await expect(begin(giving.signal).asking).rejects.toThrow('canceled')
    expect(FakeRequest.last).toBe(request)
  })
})
