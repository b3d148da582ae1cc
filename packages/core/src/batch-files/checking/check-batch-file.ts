import type { Platform, PlatformWorker } from '../../platform/index.ts'
import type { BatchCheck, BatchFileOutcome } from './batch-check.ts'
import { checkInSlices, type CheckWatch } from './check-in-slices.ts'
import { checkInWorker } from './check-in-worker.ts'

/** The options of a check. */
export interface CheckOptions extends Omit<CheckWatch, 'clock'> {
  readonly platform: Pick<Platform, 'clock' | 'createWorker'>
}

/**
 * Reads a CSV or XLSX file, checks it and compares its rows: in a worker if the platform has one,
 * and otherwise in slices of 8 ms. The worker takes over the memory of `content`: pass a copy to
 * keep it. Calls `onProgress` at most ten times a second. Rejects with the reason of `signal` once
 * it is aborted.
 *
 * @throws {SixpenceError} `offline` if the code for workbooks can't be loaded
 */
export async function checkBatchFile(
  content: Uint8Array<ArrayBuffer>,
  check: BatchCheck,
  { platform, ...watch }: CheckOptions,
): Promise<BatchFileOutcome> {
  watch.signal?.throwIfAborted()
  const worker = startedWorker(platform)
  const outcome = worker && (await checkInWorker(worker, { content, check }, watch))
  return outcome ?? checkInSlices(content, check, { ...watch, clock: platform.clock })
}

/** Returns undefined as well if the page's policy forbids workers. */
function startedWorker({ createWorker }: CheckOptions['platform']): PlatformWorker | undefined {
  try {
    return createWorker?.()
  } catch {
    return undefined
  }
}
