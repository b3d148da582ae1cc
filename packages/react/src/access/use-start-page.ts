import type { Decision } from '@sixpence/core/access'
import { factsOf, startPage, type StartPage } from '@sixpence/core/start'
import { useActing, type Failure } from '../provider/index.ts'
import { useStartInfo } from '../start/index.ts'

/** The page on which a signed-in user starts. */
export interface StartPageTask {
  /** Undefined until loaded. */
  readonly page: Decision<StartPage> | undefined
  readonly failure: Failure | undefined
  readonly retry: () => void
}

/**
 * Decides on which page a signed-in user starts, with the rule and the reason.
 *
 * @param hasInitialPath True if they opened another page before signing in.
 */
export function useStartPage(hasInitialPath = false): StartPageTask {
  const { info, failure, retry } = useStartInfo()
  const acting = useActing()
  const hasChosen = acting.customerId !== undefined
  const page = info && startPage(factsOf(info, { hasChosen, hasInitialPath }))
  return { page, failure, retry }
}
