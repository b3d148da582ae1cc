import type { PGlite } from '@electric-sql/pglite'

/** The embedded database can't continue: it aborted, or its folder now belongs to another process. */
export class EngineStopped extends Error {
  override readonly name = 'EngineStopped'
  /** PostgreSQL's crash_shutdown. */
  readonly code = '57P02'

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
  }
}

const ABORTED =
  'The embedded database has stopped, most likely because the disk is full. Make room and ' +
  'start the bank again: what it has answered is kept.'

const TAKEN_OVER =
  'Another process has taken over the data folder while this one was suspended. This one writes ' +
  'nothing any more.'

/**
 * Stops queries to an engine that has aborted: it still holds its own locks, and would wait for
 * them forever with the whole process. PostgreSQL aborts when it can't write its log. Also stops if
 * the folder is no longer locked by this process: two engines on one folder would destroy it.
 */
export function stopWhenAborted(
  pglite: PGlite,
  isHeld: () => boolean = () => true,
): { isStopped: () => boolean } {
  let stopped: EngineStopped | undefined
  const ask = pglite.execProtocolRawSync.bind(pglite)
  pglite.execProtocolRawSync = (...request) => {
    if (!isHeld()) stopped ??= new EngineStopped(TAKEN_OVER)
    if (stopped) throw stopped
    try {
      return ask(...request)
    } catch (cause) {
      if (!(cause instanceof WebAssembly.RuntimeError)) throw cause
      stopped = new EngineStopped(ABORTED, cause)
      throw stopped
    }
  }
  return { isStopped: () => stopped !== undefined || !isHeld() }
}
