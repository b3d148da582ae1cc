import { type Clock, pause } from '../../platform/index.ts'
import type { BatchCheck, BatchFileOutcome, CheckProgress } from './batch-check.ts'
import { checkSteps } from './check-steps.ts'
import { Stopwatch } from './stopwatch.ts'

/** The time after which a slice looks for its end, so that it is shorter than 8 ms. */
const SLICE_MS = 7

/** The surroundings of a check. */
export interface CheckWatch {
  readonly clock: Clock
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: CheckProgress) => void) | undefined
}

/** Checks a file in slices, between which the page does what waits. */
export async function checkInSlices(
  content: Uint8Array,
  check: BatchCheck,
  { clock, signal, onProgress }: CheckWatch,
): Promise<BatchFileOutcome> {
  const slice = new Stopwatch(clock, SLICE_MS)
  const report = new Stopwatch(clock)
  const steps = await checkSteps(content, check, slice.isOver)
  for (;;) {
    signal?.throwIfAborted()
    slice.restart()
    const step = steps.next()
    if (step.done) return step.value
    if (report.isOver()) {
      report.restart()
      onProgress?.(step.value)
    }
    await pause()
  }
}
