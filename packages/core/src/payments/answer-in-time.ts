import type { Timers } from '../platform/index.ts'

/** How long a payment may be without an answer before nobody knows what became of it. */
export const ANSWER_WITHIN_MS = 30_000

/** Stands for an answer that has not come in time. The work goes on. */
export const LATE = Symbol('late')

/** The result of `work`, or {@link LATE} when it takes longer than a customer is kept waiting. */
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
