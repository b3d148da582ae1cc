import type { DueDiligenceAnswer, DueDiligenceProposal } from '@sixpence/core/kyc'
import { useStartInfo, useUserRights } from '../../start/index.ts'
import {
  loadStateOf,
  loadStateOfAll,
  useWrite,
  type ChangeState,
  type LoadState,
} from '../../store/index.ts'
import { kycApi } from '../kyc-api.ts'

/** The bank's findings about a business, and the changes proposed by administrators. */
export interface DueDiligenceTask extends LoadState {
  /** True if staff act for a business. */
  readonly isShown: boolean
  /** Undefined until loaded. */
  readonly answers: readonly DueDiligenceAnswer[] | undefined
  readonly proposals: readonly DueDiligenceProposal[]
  readonly change: ChangeState
  /** Proposes answers. Returns true if they now wait for another administrator. */
  readonly propose: (answers: readonly DueDiligenceAnswer[]) => Promise<boolean>
  readonly confirm: (proposalId: string) => Promise<boolean>
  readonly withdraw: (proposalId: string) => Promise<boolean>
}

/** Returns the findings. Requests nothing unless staff act for a business. */
export function useDueDiligence(): DueDiligenceTask {
  const { isStaff } = useUserRights()
  const { info: { accessInfo } = {} } = useStartInfo()
  const isShown = isStaff && accessInfo !== undefined && accessInfo.customerType !== 'personal'
  const info = kycApi.read.useReadIf(isShown ? {} : undefined)
  const proposals = kycApi.dueDiligenceProposals.useReadIf(isShown ? {} : undefined)
  const { write, ...change } = useWrite()
  return {
    isShown,
    answers: proposals.data && info.data?.dueDiligence,
    proposals: proposals.data ?? [],
    change,
    ...loadStateOfAll(loadStateOf(info), loadStateOf(proposals)),
    propose: async answers =>
      (await write(kycApi.updateDueDiligence, { answers: [...answers] })) !== undefined,
    confirm: async proposalId =>
      (await write(kycApi.confirmDueDiligence, { proposalId })) !== undefined,
    withdraw: async proposalId =>
      (await write(kycApi.withdrawDueDiligence, { proposalId })) !== undefined,
  }
}
