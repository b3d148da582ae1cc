import { LoadError } from '@sixpence/react/ui'
import { recall, remember } from '../session/session-memory.ts'
import { pageVersion, servedVersion } from './page-version.ts'

/** The versions of the app, and how the page is loaded anew. */
export interface Recovery {
  /** Of this page. */
  readonly current: string | undefined
  /** Asks the server for its own. */
  readonly read: () => Promise<string>
  readonly reload: () => void
}

/**
 * Loads the page anew for a screen that failed, where nothing else helps and the server answers:
 * when it has another version of the app by now, without the files that this page asks for, once
 * for each version; and when code did not come a second time, since some browsers never ask for it
 * again. What was typed is kept as over any reload.
 */
export async function recoverScreen(
  error: unknown,
  { current, read, reload }: Recovery = {
    current: pageVersion(),
    read: servedVersion,
    reload: () => location.reload(),
  },
): Promise<void> {
  const served = await read().catch(() => undefined)
  if (current === undefined || served === undefined) return
  const isNew = served !== current && recall('reloadedFor') !== served
  if (isNew) remember('reloadedFor', served)
  if (isNew || (error instanceof LoadError && error.isRepeated)) reload()
}
