import { LoadError } from '@sixpence/react/ui'
import { pageVersion, servedVersion } from './page-version.ts'

/** Access to the app's versions and to the page, to recover a failed screen. */
export interface Recovery {
  /** The version of this page. */
  readonly current: string | undefined
  /** Requests the server's version. */
  readonly read: () => Promise<string>
  /** Returns the address of the current screen. */
  readonly address: () => string
  readonly reload: () => void
}

/**
 * Reloads the page after a screen failed, if the server answers and nothing else helps. Reloads
 * once for each new version of the app on the server, because it lacks the files that this page
 * requests. Also reloads when code failed to load a second time, because some browsers never
 * request it again. Does nothing if the user has gone on to another screen, so that they keep what
 * they type there.
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

/** True once per version in a tab, because two servers with two versions may answer in turn. */
function isFirstTime(version: string): boolean {
  try {
    const before = sessionStorage.getItem(KEY)?.split(' ') ?? []
    if (before.includes(version)) return false
    sessionStorage.setItem(KEY, [...before, version].join(' '))
    return true
  } catch {
    // Without storage, the page would reload for ever.
    return false
  }
}
