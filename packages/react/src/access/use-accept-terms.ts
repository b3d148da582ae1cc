import type { SixpenceError, Term } from '@sixpence/core'
import { useAttempt } from '../attempts/index.ts'
import { useNavigateTo, useSixpence, type Failure } from '../provider/index.ts'
import { useStartInfo } from '../start/index.ts'

/** What waits to be agreed to. */
export interface AcceptTermsTask {
  /** Undefined until the bank has said it. */
  readonly terms: readonly Term[] | undefined
  readonly loadFailure: Failure | undefined
  readonly retry: () => void
  /** Agrees to all of them, and leads to where the customer begins. */
  readonly accept: () => Promise<void>
  readonly isPending: boolean
  readonly failure: SixpenceError | undefined
}

/** Everything a screen needs to have terms agreed to. */
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
