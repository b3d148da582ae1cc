import { factsOf, startPage, type Decision, type StartPage } from '@sixpence/core'
import { useActing, type Failure } from '../provider/index.ts'
import { useStartInfo } from '../start/index.ts'

/** Where a signed-in user starts. */
export interface StartPageTask {
  /** Undefined until the bank has answered. */
  readonly page: Decision<StartPage> | undefined
  readonly failure: Failure | undefined
  readonly retry: () => void
}

/**
 * Decides where a signed-in user starts, with the rule and the reason.
 *
 * @param hasInitialPath Whether there is a page that they wanted before signing in.
 */
export function useStartPage(hasInitialPath = false): StartPageTask {
  const { info, failure, retry } = useStartInfo()
  const acting = useActing()
  const hasChosen = acting.customerId !== undefined
  const page = info && startPage(factsOf(info, { hasChosen, hasInitialPath }))
  return { page, failure, retry }
}
