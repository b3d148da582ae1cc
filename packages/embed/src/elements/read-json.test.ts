import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from './fake-browser.fixture.ts'
import { readJson } from './read-json.ts'

afterEach(() => void vi.unstubAllGlobals())

const broken = () => {
  throw new Error('broken by the page')
}

describe('readJson', () => {
  it('hands over what the bank says, with its status', () => {
    const { requests } = fakeBrowser()
    const done = vi.fn<(answer: unknown, status: number) => void>()
    readJson('https://bank.example/a.json', done)
    expect(requests[0]).toMatchObject({ responseType: 'json', timeout: 10_000 })
    requests[0]?.answer({ origins: [] }, 200)
    expect(done.mock.calls).toEqual([[{ origins: [] }, 200]])
  })

  it.each([
    ['cannot be made', broken],
    [
      'cannot be opened',
      class {
        open = broken
      },
    ],
    [
      'cannot be sent',
      class {
        open() {}
        send = broken
      },
    ],
  ])('has no answer where a request %s', (_, request) => {
    vi.stubGlobal('XMLHttpRequest', request)
    const done = vi.fn<(answer: unknown, status: number) => void>()
    readJson('https://bank.example/a.json', done)
    expect(done.mock.calls).toEqual([[null, 0]])
  })
})
