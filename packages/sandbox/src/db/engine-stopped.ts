import type { PGlite } from '@electric-sql/pglite'

/** The embedded database gave up in the middle of something and cannot go on. */
export class EngineStopped extends Error {
  override readonly name = 'EngineStopped'
  /** PostgreSQL's crash_shutdown. */
  readonly code = '57P02'

  constructor(cause: unknown) {
    super(
      'The embedded database has stopped, most likely because the disk is full. Make room and ' +
        'start the bank again: what it has answered is kept.',
      { cause },
    )
  }
}

/**
 * Asks nothing more of an engine once it has aborted: it still holds its own locks, and would wait
 * for them for ever with the whole process. PostgreSQL aborts when it cannot write its log.
 */
export function stopWhenAborted(pglite: PGlite): { isStopped: () => boolean } {
  let stopped: EngineStopped | undefined
  const ask = pglite.execProtocolRawSync.bind(pglite)
  pglite.execProtocolRawSync = (...request) => {
    if (stopped) throw stopped
    try {
      return ask(...request)
    } catch (cause) {
      if (!(cause instanceof WebAssembly.RuntimeError)) throw cause
      stopped = new EngineStopped(cause)
      throw stopped
    }
  }
  return { isStopped: () => stopped !== undefined }
}
