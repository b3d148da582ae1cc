import { showsBalance, type Decision } from '@sixpence/core/access'
import type { StartInfo } from '@sixpence/core/start'
import {
  accountStatus,
  bannerOf,
  isRepresentative,
  REPRESENTATIVE_FACTS,
  requiredActions,
  type RequiredAction,
  type StatusBannerFacts,
  type StatusDecision,
  type StatusFacts,
} from '@sixpence/core/verification'
import { useMemo } from 'react'
import { useActing } from '../provider/index.ts'
import { useStartInfo } from '../start/index.ts'
import { loadStateOf, loadStateOfAll, type LoadState } from '../store/index.ts'
import { verificationApi } from './verification-api.ts'

/**
 * The state of the bank's check of the customer, or of the one the user acts for, with the rule
 * that decided it.
 */
export interface VerificationTask extends LoadState<StatusDecision> {
  /** @deprecated Use `data`. */
  readonly status: VerificationTask['data']
  /** The facts that decided it; undefined for a user who only represents a business. */
  readonly facts: StatusFacts | undefined
  readonly actions: readonly Decision<RequiredAction>[]
  /** The banner above every page; undefined if there is none. */
  readonly banner: StatusBannerFacts | undefined
}

/** Returns the customer's status; it follows the bank's notices by itself. */
export function useVerification(): VerificationTask {
  const { data: info, ...ofStart } = useStartInfo()
  const acting = useActing()
  const isRepresenting = info?.customer && represents(info, acting.isOther)
  const query = verificationApi.accountStatus.useReadIf(isRepresenting === false ? {} : undefined)
  const { data } = query
  const facts = useMemo(() => data && { ...data, isRepresentative: false }, [data])
  const status = isRepresenting
    ? accountStatus(REPRESENTATIVE_FACTS)
    : facts && accountStatus(facts)
  return {
    status,
    facts,
    actions: facts ? requiredActions(facts) : [],
    banner: bannerOf(status?.result),
    ...loadStateOfAll(status, ofStart, loadStateOf(query)),
  }
}

/** Returns true if the user sees nothing of the customer's status, because they see no balances. */
function represents({ customer, accessInfo }: StartInfo, isActing: boolean): boolean {
  if (!customer) return false
  const { customerType, isAdmin } = customer
  const hasBalanceInfo = accessInfo !== undefined && showsBalance(accessInfo)
  return isRepresentative({ customerType, isAdmin, isActing, hasBalanceInfo })
}
