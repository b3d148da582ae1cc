import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSixpence } from '../sixpence.ts'
import { browserPlatform } from './browser-platform.ts'

const open = () => createSixpence({ api: 'https://bank.example', platform: browserPlatform() })

afterEach(() => vi.unstubAllGlobals())

describe('browserPlatform() on a server', () => {
  it('opens nothing that would keep the process alive', async () => {
    expect(typeof globalThis.window).toBe('undefined')
    const opened = vi.fn<() => void>()
    vi.stubGlobal('BroadcastChannel', opened)
    vi.stubGlobal('indexedDB', { open: opened })
    const timer = vi.spyOn(globalThis, 'setTimeout')
    const { session, payments, realtime } = open()
    expect(await session.restore()).toEqual({ status: 'signed_out', because: 'never' })
    expect(payments.getSnapshot()).toEqual([])
    expect(realtime.getSnapshot()).toBe('closed')
    expect(opened).not.toHaveBeenCalled()
    expect(timer).not.toHaveBeenCalled()
    timer.mockRestore()
  })

  it('signs nobody in: the module is shared by all requests', async () => {
    const fetched = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', fetched)
    const { signIn, session } = open()
    const signing = signIn.start({ username: 'ada@sixpence.example', password: 'secret' })
    await expect(signing).rejects.toThrow('Only the browser asks the bank here')
    expect(fetched).not.toHaveBeenCalled()
    expect(session.getSnapshot().status).not.toBe('signed_in')
  })
})
