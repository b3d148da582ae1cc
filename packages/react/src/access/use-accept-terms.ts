import { access } from '@sixpence/core/access'
import type { Term } from '@sixpence/core/errors'
import { useAttempt, type Attempt, type Loading } from '../attempts/index.ts'
import { useNavigateTo, useSixpence } from '../provider/index.ts'
import { useStartInfo } from '../start/index.ts'

/** The terms that wait for agreement. */
export interface AcceptTermsTask extends Loading<readonly Term[]> {
  /** @deprecated Use `data`. */
  readonly terms: AcceptTermsTask['data']
  /** Accepts all terms and leads to the customer's start page. */
  readonly accept: () => Promise<void>
  readonly change: Omit<Attempt, 'run'>
}

/** Lets the customer accept terms, without any UI. */
export function useAcceptTerms(): AcceptTermsTask {
  const client = useSixpence().use(access)
  const navigateTo = useNavigateTo()
  const { data: info, ...state } = useStartInfo()
  const { run, ...change } = useAttempt()
  return {
    ...state,
    data: info?.terms,
    terms: info?.terms,
    change,
    accept: () =>
      run(async () => {
        await client.acceptTerms({ termIds: (info?.terms ?? []).map(({ id }) => id) })
        navigateTo({ to: 'start' })
      }),
  }
}
