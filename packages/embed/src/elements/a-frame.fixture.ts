import { vi } from 'vitest'
import { fakeBrowser, FakeWindow, PLACE } from './fake-browser.fixture.ts'
import { framedPage } from './framed-page.ts'

type Seen = readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]

/** Detects whether an element is near the view: it is when a test says so. */
class FakeObserver {
  static readonly all: FakeObserver[] = []
  isWatching = false
  readonly tell: (seen: Seen) => void
  readonly margin: string | undefined

  constructor(tell: (seen: Seen) => void, { rootMargin }: { rootMargin?: string } = {}) {
    this.tell = tell
    this.margin = rootMargin
    FakeObserver.all.push(this)
  }

  observe = () => void (this.isWatching = true)
  disconnect = () => void (this.isWatching = false)
}

const EVENTS = ['ready', 'resized', 'signed-in', 'signed-out', 'payment-final', 'error']
  .concat(['transfer-settled', 'approvals-decided', 'verification-left'])
  .map(name => `sixpence-${name}`)

/** An element that shows a page of the bank, in a fake browser; records the events it dispatches. */
export function aFrame(attributes: Readonly<Record<string, string>> = { 'client-key': 'ck_a' }) {
  const browser = fakeBrowser()
  FakeObserver.all.length = 0
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  fakeFrames(browser.windows)
  const told: unknown[] = []
  const host = document.body.appendChild(document.createElement('div'))
  for (const type of EVENTS)
    host.addEventListener(type, event => {
      if (event instanceof CustomEvent) told.push([type, event.detail])
    })
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  const root = host.attachShadow({ mode: 'open' })
  const behaviour = framedPage(PLACE, 'accounts')(host, root)

  function change(name: string, value?: string): void {
    if (value === undefined) host.removeAttribute(name)
    else host.setAttribute(name, value)
    behaviour.change(name)
  }

  return {
    ...browser,
    ...behaviour,
    host,
    told,
    change,
    observers: FakeObserver.all,
    frames: () => Array.from(root.querySelectorAll('iframe')),
    notice: () => root.querySelector('a')?.textContent,
    asked: () => browser.requests.filter(({ url }) => url.includes('/public-api/embedder/')),
    /** Adds the element to the page and brings it near the view. */
    show: () => {
      behaviour.enter()
      FakeObserver.all.at(-1)?.tell([{ isIntersecting: true }])
    },
  }
}

/** Makes every URL shown in a frame a window controlled by the test. */
function fakeFrames(windows: FakeWindow[]): void {
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    const shown = windows.find(({ address }) => address === this.src) ?? new FakeWindow(this.src)
    if (!windows.includes(shown)) windows.push(shown)
    // The fake window has everything the loader uses.
    return shown as unknown as Window
  })
}
