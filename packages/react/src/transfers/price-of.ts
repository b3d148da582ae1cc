import { failureOf, type Answered, type Failure } from '../store/index.ts'

/** The price of what is in the form now. */
export interface Price<Quote> {
  readonly quote: Quote | undefined
  readonly failure: Failure | undefined
  readonly isPending: boolean
  readonly retry: () => void
}

/**
 * Reads the price from a question for it. Nothing that was answered for another amount or account
 * counts, not even for the moment until the new answer is there.
 *
 * @param wanted What is in the form.
 * @param asked What the bank was asked for; undefined while typing goes on.
 */
export function priceOf<Quote>(
  wanted: object | undefined,
  asked: object | undefined,
  asking: Answered<Quote>,
): Price<Quote> {
  const isAnswered = asked !== undefined && !asking.isFetching
  return {
    quote: isAnswered ? asking.currentData : undefined,
    failure: isAnswered ? failureOf(asking.error) : undefined,
    isPending: wanted !== undefined && !isAnswered,
    retry: () => void asking.refetch(),
  }
}
