import type { Timers } from '../platform/index.ts'

/** The time after which an unanswered payment counts as `unknown`. */
export const ANSWER_WITHIN_MS = 30_000

/** Stands for an answer that didn't come in time. The work continues. */
export const LATE = Symbol('late')

/** Returns the result of `work`, or {@link LATE} if it takes longer than a customer is kept waiting. */
export async function answerInTime<Result>(
  work: Promise<Result>,
  timers: Timers,
): Promise<Result | typeof LATE> {
  let cancel: () => void = () => undefined
  const late = new Promise<typeof LATE>(resolve => {
    cancel = timers.after(ANSWER_WITHIN_MS, () => resolve(LATE))
  })
  try {
    return await Promise.race([work, late])
  } finally {
    cancel()
  }
}
