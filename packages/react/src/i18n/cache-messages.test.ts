import { describe, expect, it, vi } from 'vitest'
import { cacheMessages } from './cache-messages.ts'
import type { LoadMessages } from './message-domain.ts'

describe('texts that are fetched ahead', () => {
  it('are there at once, and are asked for once', async () => {
    const load = vi.fn<LoadMessages>(async () => ({ title: 'Home' }))
    const { loadMessages, preload } = cacheMessages(load)
    await Promise.all([preload('en', ['shell', 'common']), preload('en', ['shell'])])
    expect(loadMessages('en', 'shell')).toEqual({ title: 'Home' })
    expect(load.mock.calls).toEqual([
      ['en', 'shell'],
      ['en', 'common'],
    ])
  })

  it('are asked for anew where they could not be had', async () => {
    const load = vi
      .fn<LoadMessages>(async () => ({ title: 'Home' }))
      .mockRejectedValueOnce(new TypeError('no network'))
    const { loadMessages, preload } = cacheMessages(load)
    await preload('en', ['shell'])
    await expect(loadMessages('en', 'shell')).resolves.toEqual({ title: 'Home' })
  })
})
