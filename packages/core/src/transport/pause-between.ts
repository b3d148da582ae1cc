import type { SendPlatform } from '../http/index.ts'

/** The time that a page may wait while an answer is read: one frame. */
const SLICE_MS = 16

/**
 * Returns the pause between slices of work: lets the page go on whenever a slice took too long, and
 * before the first one.
 */
export function pauseBetween(
  { clock, timers }: Pick<SendPlatform, 'clock' | 'timers'>,
  signal?: AbortSignal,
): () => Promise<void> {
  let endsAt = 0
  return async () => {
    if (clock.monotonic() < endsAt) return
    await new Promise<void>(resolve => void timers.after(0, resolve))
    signal?.throwIfAborted()
    endsAt = clock.monotonic() + SLICE_MS
  }
}
