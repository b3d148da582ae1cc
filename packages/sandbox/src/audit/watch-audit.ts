import type { Finding } from './finding.ts'

/** An auditor that works in parallel with something else. */
export interface AuditWatch {
  /** Rejects on the first finding and never resolves: for a race with the watched work. */
  readonly failed: Promise<never>
  /**
   * Audits once more, then ends; returns the number of audits.
   *
   * @throws {Error} With all findings of the first audit that had any.
   */
  stop(): Promise<number>
}

const PAUSE_MS = 200

/** Audits repeatedly until stopped or until it finds something. */
export function watchAudit(
  audit: () => Promise<readonly Finding[]>,
  { pauseMs = PAUSE_MS }: { readonly pauseMs?: number } = {},
): AuditWatch {
  let isStopped = false
  let audits = 0
  const look = async () => {
    const findings = await audit()
    audits += 1
    if (findings.length > 0) throw new Error(textOf(findings))
  }
  const watch = async () => {
    while (!isStopped) {
      await look()
      await new Promise(resolve => setTimeout(resolve, pauseMs))
    }
  }
  const watching = watch()
  const failed = watching.then(() => new Promise<never>(() => undefined))
  // A caller that doesn't await it gets the error when it stops the watch.
  failed.catch(() => undefined)
  return {
    failed,
    async stop() {
      isStopped = true
      await watching
      await look()
      return audits
    },
  }
}

const textOf = (findings: readonly Finding[]) =>
  `The books are wrong:\n${findings
    .slice(0, 20)
    .map(({ invariant, about, message }) => `${invariant}, ${about}: ${message}`)
    .join('\n')}`
