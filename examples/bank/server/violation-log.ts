import type { ViolationReport } from './violation-report.ts'

const MOST_KEPT = 100
const MOST_TOLD_A_MINUTE = 30
const MINUTE_MS = 60_000

/** The browsers' latest reports. */
export interface ViolationLog {
  readonly latest: () => readonly ViolationReport[]
  add(reports: readonly ViolationReport[]): void
}

/**
 * Keeps the latest hundred reports, and passes on at most thirty a minute. Anybody may report, and
 * must fill neither the memory nor the log.
 */
export function createViolationLog(
  tell: (report: ViolationReport) => void,
  now: () => number = () => performance.now(),
): ViolationLog {
  const kept: ViolationReport[] = []
  let told = { since: Number.NEGATIVE_INFINITY, count: 0 }

  function mayTell(): boolean {
    if (now() - told.since >= MINUTE_MS) told = { since: now(), count: 0 }
    told.count += 1
    return told.count <= MOST_TOLD_A_MINUTE
  }

  return {
    latest: () => kept,
    add(reports) {
      kept.push(...reports.slice(-MOST_KEPT))
      kept.splice(0, kept.length - MOST_KEPT)
      for (const report of reports) if (mayTell()) tell(report)
    },
  }
}
