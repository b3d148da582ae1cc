import type { SixpenceError, Term } from '@sixpence/core/errors'
import { useAttempt } from '../attempts/index.ts'
import { useNavigateTo, useSixpence, type Failure } from '../provider/index.ts'
import { useStartInfo } from '../start/index.ts'

/** The terms that wait for agreement. */
export interface AcceptTermsTask {
  /** Undefined until loaded. */
  readonly terms: readonly Term[] | undefined
  readonly loadFailure: Failure | undefined
  readonly retry: () => void
  /** Accepts all terms and leads to the customer's start page. */
  readonly accept: () => Promise<void>
  readonly isPending: boolean
  readonly failure: SixpenceError | undefined
}

/** Lets the customer accept terms, without any UI. */
export function useAcceptTerms(): AcceptTermsTask {
  const { access } = useSixpence()
  const navigateTo = useNavigateTo()
  const { info, failure: loadFailure, retry } = useStartInfo()
  const { isPending, failure, run } = useAttempt()
  return {
    terms: info?.terms,
    loadFailure: info ? undefined : loadFailure,
    retry,
    isPending,
    failure,
    accept: () =>
      run(async () => {
        await access.acceptTerms({ termIds: (info?.terms ?? []).map(({ id }) => id) })
        navigateTo({ to: 'start' })
      }),
  }
}
