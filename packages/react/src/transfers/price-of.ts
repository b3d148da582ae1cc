import type { SixpenceError } from '@sixpence/core/errors'
import { errorOf, type Answered } from '../store/index.ts'

/** The price of what is in the form now. */
export interface Price<Quote> {
  readonly quote: Quote | undefined
  readonly error: SixpenceError | undefined
  readonly isPending: boolean
  readonly refetch: () => void
}

/**
 * Reads the price from a question for it. Ignores answers for another amount or account, even for
 * the moment until the new answer is there.
 *
 * @param wanted The content of the form.
 * @param asked The bank's question; undefined while the customer is typing.
 */
export function priceOf<Quote>(
  wanted: object | undefined,
  asked: object | undefined,
  asking: Answered<Quote>,
): Price<Quote> {
  const isAnswered = asked !== undefined && !asking.isFetching
  return {
    quote: isAnswered ? asking.currentData : undefined,
    error: isAnswered ? errorOf(asking.error) : undefined,
    isPending: wanted !== undefined && !isAnswered,
    refetch: () => void asking.refetch(),
  }
}
