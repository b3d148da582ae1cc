import type { DueDiligenceAnswer } from '@sixpence/core/kyc'

/** A change to one answer: without `before` it is new, without `after` it is removed. */
export interface AnswerChange {
  readonly question: string
  readonly before?: string | undefined
  readonly after?: string | undefined
}

/** Returns the differences between the present answers and the proposed ones. */
export function answerChanges(
  present: readonly DueDiligenceAnswer[],
  proposed: readonly DueDiligenceAnswer[],
): readonly AnswerChange[] {
  const [before, after] = [present, proposed].map(
    answers => new Map(answers.map(({ question, answer }) => [question, answer])),
  )
  const questions = new Set([...present, ...proposed].map(({ question }) => question))
  return [...questions]
    .map(question => ({ question, before: before?.get(question), after: after?.get(question) }))
    .filter(change => change.before !== change.after)
}
