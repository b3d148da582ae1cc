import { describe, expect, it } from 'vitest'
import { frameShellPort } from './frame-shell-port.ts'

const APP = 'capacitor://localhost'

function aFrame() {
  const posted: unknown[] = []
  const app = { postMessage: (message: unknown, origin: string) => posted.push([message, origin]) }
  const page = Object.assign(new EventTarget(), { parent: app })
  const arrive = (data: unknown, origin: string, source: unknown = app) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  // The part of a window in use.
  return { page: page as unknown as Window, posted, arrive }
}

describe('frameShellPort', () => {
  it('posts to the origin of the app alone (SHELL-001)', () => {
    const { page, posted } = aFrame()
    frameShellPort(page, APP)?.post({ type: 'appReady' })
    expect(posted).toEqual([[{ type: 'appReady' }, APP]])
  })

  it('hears the app, and nobody else (SHELL-001)', () => {
    const { page, arrive } = aFrame()
    const heard: unknown[] = []
    const stop = frameShellPort(page, APP)?.subscribe(message => heard.push(message))
    arrive('of the app', APP)
    arrive('of another origin', 'https://evil.example')
    arrive('of no origin', 'null')
    arrive('of another window', APP, {})
    stop?.()
    arrive('too late', APP)
    expect(heard).toEqual(['of the app'])
  })

  it('is not there where nobody holds the page', () => {
    const page = new EventTarget() as Window
    Object.assign(page, { parent: page })
    expect(frameShellPort(page, APP)).toBeUndefined()
  })
})
