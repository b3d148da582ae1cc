import type { SixpenceErrorCode } from '@sixpence/core/errors'
import { useCallback } from 'react'
import { useMessages, type Translate } from '../../i18n/index.ts'

/** The parts of a failure that the customer sees. A `SixpenceError` is one, and so is a `Failure`. */
export interface ShownFailure {
  readonly code: SixpenceErrorCode
  readonly requestId?: string | undefined
  readonly retryAfterSeconds?: number | undefined
  readonly triesLeft?: number | undefined
}

/** The failures that pass by themselves: their text ends with the time to wait. */
const PASSING: ReadonlySet<SixpenceErrorCode> = new Set([
  'locked',
  'too_soon',
  'server_unavailable',
])

/** Returns a function that words a failure for the customer: by its code, never by its message. */
export function useFailureText(): (failure: ShownFailure) => string {
  const { t } = useMessages('errors')
  return useCallback(
    (failure: ShownFailure) => [t(failure.code), ...waitText(failure, t)].join(' '),
    [t],
  )
}

function waitText(
  { code, retryAfterSeconds = 0 }: ShownFailure,
  t: Translate<'errors'>,
): readonly string[] {
  if (retryAfterSeconds <= 0) return PASSING.has(code) ? [t('tryAgainLater')] : []
  if (retryAfterSeconds < 90)
    return [t('tryAgainInSeconds', { count: Math.ceil(retryAfterSeconds) })]
  return [t('tryAgainInMinutes', { count: Math.ceil(retryAfterSeconds / 60) })]
}
