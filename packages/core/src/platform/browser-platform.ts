import { broadcastTabs } from './channels/broadcast-tabs.ts'
import { browserLifecycle } from './browser-lifecycle.ts'
import { browserStorage } from './storage/browser-storage.ts'
import { browserKeys } from './storage/key-store.ts'
import type { Platform, PlatformFetch, Socket } from './platform.ts'
import type * as Reports from './report-address.ts'
import { reportInsecureContext } from './report-insecure-context.ts'
import { serverPlatform } from './server-platform.ts'
import { hasSubtleCrypto } from './subtle-crypto.ts'
import { tabSessionStorage } from './storage/tab-session-storage.ts'
import { systemTime } from './system-time.ts'
import { webCrypto } from './web-crypto.ts'
import { webLock } from './locks/web-lock.ts'

const NAME = 'sixpence'

/**
 * The platform of a browser. Needs a secure context (https or localhost): elsewhere it warns on the
 * console, and anything that needs a signature fails with `insecure_context`. If IndexedDB is
 * blocked, records stay in memory as long as one page of the origin is open: see
 * `storage.isDurable()`. Does nothing on a server, which may import the module that opens the bank
 * in order to render for a browser.
 */
export function browserPlatform(): Platform {
  if (typeof window === 'undefined') return serverPlatform()
  if (!hasSubtleCrypto()) reportInsecureContext()
  const tabs = broadcastTabs(NAME)
  const lock = webLock(tabs)
  return {
    ...systemTime,
    ...webCrypto,
    fetch: browserFetch(),
    storage: browserStorage(NAME, tabs),
    // A separate database: a browser may refuse to store keys but still store records.
    keys: browserKeys(browserStorage(`${NAME}-keys`, tabs), lock),
    tabStorage: tabSessionStorage(NAME),
    lock,
    tabs,
    // The browser passes its handlers more than `Socket` declares.
    openSocket: url => new WebSocket(url) as unknown as Socket,
    lifecycle: browserLifecycle(),
  }
}

function browserFetch(): PlatformFetch {
  let isBank = false
  const ask: typeof fetch = async (input, init) => {
    try {
      // Looked up at each call, so that a page can replace it.
      const answer = await globalThis.fetch(input, init)
      isBank ||= !isPage(answer)
      if (!isBank) explain(({ reportPage }) => reportPage(input))
      return answer
    } catch (error) {
      if (!isBank && !init?.signal?.aborted && navigator.onLine)
        explain(({ reportFailure }) => reportFailure(input))
      throw error
    }
  }
  return Object.assign(ask, {
    upload: async request => (await import('./xhr-upload.ts')).xhrUpload(request),
  } satisfies Pick<PlatformFetch, 'upload'>)
}

const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html')

/** Helps the page's developers with an address where no bank answers; loaded only for that. */
function explain(report: (by: typeof Reports) => unknown): void {
  import('./report-address.ts').then(report).catch(() => undefined)
}
