/** What an endpoint hook says of its answers. */
interface Asked<Answer> {
  readonly currentData?: Answer | undefined
  readonly data?: Answer | undefined
}

/** What the bank said last stays until there is an answer to the question asked now, or none. */
export const answerOnShow = <Answer>(
  { currentData, data }: Asked<Answer>,
  failure: object | undefined,
): Answer | undefined => currentData ?? (failure ? undefined : data)
