import type { SixpenceErrorCode } from '@sixpence/core'
import { useCallback } from 'react'
import { useMessages, type Translate } from '../../i18n/index.ts'

/** What of a failure is told to the customer. A `SixpenceError` is one, a `Failure` too. */
export interface ShownFailure {
  readonly code: SixpenceErrorCode
  readonly requestId?: string | undefined
  readonly retryAfterSeconds?: number | undefined
  readonly triesLeft?: number | undefined
}

/** Answers what says a failure in the customer's words: by its code, never by its message. */
export function useFailureText(): (failure: ShownFailure) => string {
  const { t } = useMessages('errors')
  return useCallback(
    (failure: ShownFailure) => [t(failure.code), ...waitText(failure, t)].join(' '),
    [t],
  )
}

function waitText({ retryAfterSeconds }: ShownFailure, t: Translate<'errors'>): readonly string[] {
  if (retryAfterSeconds === undefined || retryAfterSeconds <= 0) return []
  if (retryAfterSeconds < 90)
    return [t('tryAgainInSeconds', { count: Math.ceil(retryAfterSeconds) })]
  return [t('tryAgainInMinutes', { count: Math.ceil(retryAfterSeconds / 60) })]
}
