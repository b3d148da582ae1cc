import type { SixpenceError } from '@sixpence/core/errors'
import type { IdentityCheckKind, IdentityCheckState } from '@sixpence/core/identity-check'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { identityCheckApi } from './identity-check-api.ts'
import { useOutcome } from './use-outcome.ts'

/** The state of the customer's check; undefined if there is none. */
export interface FollowedCheck extends LoadState<IdentityCheckState> {
  /** @deprecated Use `data`. */
  readonly state: FollowedCheck['data']
  /** True if the newest check has loaded, or another one was started. */
  readonly isKnown: boolean
  /** True if the customer has returned from the provider and the bank hasn't reported a state yet. */
  readonly isBack: boolean
  /** The reason why it can't be followed any more. */
  readonly lost: SixpenceError | undefined
}

interface CheckQuestion {
  readonly kind: IdentityCheckKind
  /** The check started here. If undefined, the newest one is loaded. */
  readonly begun: string | undefined
  /** The check from which the customer returns. */
  readonly left: string | undefined
}

/** Returns the state of a check and follows it while it is under way. */
export function useFollowedCheck({ kind, begun, left }: CheckQuestion): FollowedCheck {
  const { newest, ...asked } = useNewest(begun === undefined ? kind : undefined)
  const hasLeft = begun !== undefined && begun === left
  const { state = newest, lost } = useOutcome(begun ?? underWay(newest), hasLeft)
  const isDecided = state !== undefined && state.status !== 'open'
  return { ...asked, data: state, state, isBack: hasLeft && !isDecided && lost === undefined, lost }
}

/** Returns the newest check of a kind. Without a kind it requests nothing. */
function useNewest(kind: IdentityCheckKind | undefined) {
  const query = identityCheckApi.newest.useReadIf(kind && { kind })
  const state = loadStateOf(kind ? query : { ...query, data: undefined, isFetching: false })
  return { ...state, newest: state.data?.check, isKnown: !kind || state.data !== undefined }
}

type Newest = IdentityCheckState & { readonly runId: string }

const underWay = (check: Newest | undefined): string | undefined =>
  check && GOES_ON.has(check.status) ? check.runId : undefined

const GOES_ON: ReadonlySet<IdentityCheckState['status']> = new Set(['open', 'underInvestigation'])
