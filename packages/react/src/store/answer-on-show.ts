import type { Answered } from './answered.ts'

/** What the bank said last stays until there is an answer to the question asked now, or none. */
export const answerOnShow = <Answer>(
  { currentData, data }: Pick<Answered<Answer>, 'currentData' | 'data'>,
  failure: object | undefined,
): Answer | undefined => currentData ?? (failure ? undefined : data)
