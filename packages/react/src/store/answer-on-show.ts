import type { Answered } from './answered.ts'

/** Returns the bank's last answer until the current question has an answer, or has failed. */
export const answerOnShow = <Answer>(
  { currentData, data }: Pick<Answered<Answer>, 'currentData' | 'data'>,
  failure: object | undefined,
): Answer | undefined => currentData ?? (failure ? undefined : data)
