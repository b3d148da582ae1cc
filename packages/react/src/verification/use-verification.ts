import {
  accountStatus,
  bannerOf,
  isRepresentative,
  REPRESENTATIVE_FACTS,
  requiredActions,
  showsBalance,
  type Decision,
  type RequiredAction,
  type StartInfo,
  type StatusBannerFacts,
  type StatusDecision,
  type StatusFacts,
} from '@sixpence/core'
import { useMemo } from 'react'
import { useActing } from '../provider/index.ts'
import { useStartInfo } from '../start/index.ts'
import { loadStateOf, loadStateOfAll, type LoadState } from '../store/index.ts'
import { verificationApi } from './verification-api.ts'

/** How far the bank is with checking the customer, or whom they act for. */
export interface VerificationTask extends LoadState {
  /** With the rule that decided it; undefined until the bank has answered. */
  readonly status: StatusDecision | undefined
  /** What it was decided by; undefined of who only represents a business. */
  readonly facts: StatusFacts | undefined
  readonly actions: readonly Decision<RequiredAction>[]
  /** What is to be said above every page; undefined where there is nothing to say. */
  readonly banner: StatusBannerFacts | undefined
}

/** The status of the customer; it follows the bank's notices by itself. */
export function useVerification(): VerificationTask {
  const { info, ...ofStart } = useStartInfo()
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
    ...loadStateOfAll({ ...ofStart, isLoading: !info && !ofStart.failure }, loadStateOf(query)),
  }
}

/** Whether the user is told nothing of the customer, because they see no balances. */
function represents({ customer, accessInfo }: StartInfo, isActing: boolean): boolean {
  if (!customer) return false
  const { customerType, isAdmin } = customer
  const hasBalanceInfo = accessInfo !== undefined && showsBalance(accessInfo)
  return isRepresentative({ customerType, isAdmin, isActing, hasBalanceInfo })
}
