import type { IdentityCheckKind, IdentityCheckState } from '@sixpence/core'
import type { SixpenceError } from '@sixpence/core/session'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { identityCheckApi } from './identity-check-api.ts'
import { useOutcome } from './use-outcome.ts'

/** How far the customer's check is. */
export interface FollowedCheck extends Pick<LoadState, 'isLoading' | 'retry'> {
  /** How far the check is; undefined where there is none, and until the bank has said. */
  readonly state: IdentityCheckState | undefined
  /** The bank has said how far the customer's newest check is, or another one was started. */
  readonly isKnown: boolean
  /** Why the bank could not be asked for the newest one; `retry` asks again. */
  readonly loadFailure: LoadState['failure']
  /** The customer has come back from the provider, and the bank has not said yet what it knows. */
  readonly isBack: boolean
  /** Why it can't be followed any more. */
  readonly lost: SixpenceError | undefined
}

interface Wanted {
  readonly kind: IdentityCheckKind
  /** The check that was begun here; undefined: the newest one is asked for. */
  readonly begun: string | undefined
  /** The check that the customer comes back from. */
  readonly left: string | undefined
}

/** Tells how far a check is, and follows it while it is under way. */
export function useFollowedCheck({ kind, begun, left }: Wanted): FollowedCheck {
  const { newest, ...asked } = useNewest(begun === undefined ? kind : undefined)
  const hasLeft = begun !== undefined && begun === left
  const { state = newest, lost } = useOutcome(begun ?? underWay(newest), hasLeft)
  const isDecided = state !== undefined && state.status !== 'open'
  return { ...asked, state, isBack: hasLeft && !isDecided && lost === undefined, lost }
}

/** Asks for the newest check of a kind; for none without one. */
function useNewest(kind: IdentityCheckKind | undefined) {
  const query = identityCheckApi.newest.useReadIf(kind && { kind })
  const { isLoading, failure, retry } = loadStateOf(query)
  if (kind === undefined) return { ...NOT_ASKED, retry }
  const { data } = query
  return {
    newest: data?.check,
    isKnown: data !== undefined,
    isLoading,
    loadFailure: failure,
    retry,
  }
}

const NOT_ASKED = { newest: undefined, isKnown: true, isLoading: false, loadFailure: undefined }

type Newest = IdentityCheckState & { readonly runId: string }

const underWay = (check: Newest | undefined): string | undefined =>
  check && GOES_ON.has(check.status) ? check.runId : undefined

const GOES_ON: ReadonlySet<IdentityCheckState['status']> = new Set(['open', 'underInvestigation'])
