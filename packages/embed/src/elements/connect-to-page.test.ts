import { afterEach, describe, expect, it, vi } from 'vitest'
import { welcome } from '../channel/index.ts'
import { BANK, fakeBrowser, PLACE } from './fake-browser.fixture.ts'
import { connectToPage } from './connect-to-page.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('connectToPage', () => {
  it('hands its port to the origin of the bank alone', () => {
    const { windows, open } = fakeBrowser()
    const element = document.createElement('div')
    // The fake window has everything the loader uses.
    const show = (address: string) => open(address) as unknown as Window
    const meeting = connectToPage(PLACE, {
      page: 'accounts',
      bearer: element,
      reveal: show,
      onFrameMessage: () => {},
      onFailure: () => {},
    })
    const shown = windows[0]
    if (!shown) throw new Error('No window was opened')
    const post = vi.spyOn(shown, 'postMessage')
    shown.sayHello()
    const nonce = new URL(shown.address).hash.slice(1)
    expect(post.mock.calls).toEqual([[welcome(nonce), BANK, [shown.port]]])
    meeting?.leave()
  })
})
