import type { Decision } from '@sixpence/core/access'
import { factsOf, startPage, type StartPage } from '@sixpence/core/start'
import type { Loading } from '../attempts/index.ts'
import { useActing } from '../provider/index.ts'
import { useStartInfo } from '../start/index.ts'

/** The page on which a signed-in user starts. */
export interface StartPageTask extends Loading<Decision<StartPage>> {
  /** @deprecated Use `data`. */
  readonly page: StartPageTask['data']
}

/**
 * Decides on which page a signed-in user starts, with the rule and the reason.
 *
 * @param hasInitialPath True if they opened another page before signing in.
 */
export function useStartPage(hasInitialPath = false): StartPageTask {
  const { data: info, ...state } = useStartInfo()
  const acting = useActing()
  const hasChosen = acting.customerId !== undefined
  const page = info && startPage(factsOf(info, { hasChosen, hasInitialPath }))
  return { ...state, data: page, page }
}
