import { LoadError } from '@sixpence/react/ui'
import { pageVersion, servedVersion } from './page-version.ts'

/** The versions of the app, and how the page is loaded anew. */
export interface Recovery {
  /** Of this page. */
  readonly current: string | undefined
  /** Asks the server for its own. */
  readonly read: () => Promise<string>
  /** Which screen is on show. */
  readonly address: () => string
  readonly reload: () => void
}

/**
 * Loads the page anew for a screen that failed, where nothing else helps and the server answers:
 * when it has another version of the app by now, without the files that this page asks for, once
 * for each version; and when code did not come a second time, since some browsers never ask for it
 * again. Whoever has gone on to another screen in the meantime keeps it, and what they type there.
 */
export async function recoverScreen(
  error: unknown,
  { current, read, address, reload }: Recovery = {
    current: pageVersion(),
    read: servedVersion,
    address: () => location.href,
    reload: () => location.reload(),
  },
): Promise<void> {
  const failedAt = address()
  const served = await read().catch(() => undefined)
  if (current === undefined || served === undefined || address() !== failedAt) return
  const isNew = served !== current && isFirstTime(served)
  if (isNew || (error instanceof LoadError && error.isRepeated)) reload()
}

const KEY = 'sixpence.reloadedFor'

/** Two servers may have two versions and answer in turn: a version counts once in a tab. */
function isFirstTime(version: string): boolean {
  try {
    const before = sessionStorage.getItem(KEY)?.split(' ') ?? []
    if (before.includes(version)) return false
    sessionStorage.setItem(KEY, [...before, version].join(' '))
    return true
  } catch {
    // Where nothing is kept of it, it would be loaded anew without end.
    return false
  }
}
