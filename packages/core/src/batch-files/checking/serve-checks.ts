import { isSixpenceError } from '../../errors/index.ts'
import type { Clock } from '../../platform/index.ts'
import { type CheckMessage, type CheckRequest, posted } from './check-messages.ts'
import { checkSteps } from './check-steps.ts'
import { Stopwatch } from './stopwatch.ts'

/** The worker's end of its channel to the page. */
export interface CheckPort {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  postMessage(message: unknown, options: { readonly transfer: ArrayBuffer[] }): void
}

/** Checks the files that a page posts. Runs in the worker. */
export function serveChecks(port: CheckPort, clock: Clock): void {
  const post = (message: CheckMessage, transfer: ArrayBuffer[] = []) =>
    port.postMessage(message, { transfer })
  const serve = async ({ content, check }: CheckRequest) => {
    const report = new Stopwatch(clock)
    const steps = await checkSteps(content, check, report.isOver)
    let step = steps.next()
    for (; !step.done; step = steps.next()) {
      report.restart()
      post({ type: 'progress', progress: step.value })
    }
    const [outcome, transfer] = posted(step.value)
    post({ type: 'outcome', outcome }, transfer)
  }
  port.addEventListener('message', ({ data }) => {
    serve(data as CheckRequest).catch((error: unknown) => post(failureOf(error)))
  })
  post({ type: 'ready' })
}

const failureOf = (error: unknown): CheckMessage => ({
  type: 'failed',
  message: error instanceof Error ? error.message : String(error),
  isOffline: isSixpenceError(error) && error.code === 'offline',
})
