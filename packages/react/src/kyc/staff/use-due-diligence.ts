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
export interface DueDiligenceTask extends LoadState<readonly DueDiligenceAnswer[]> {
  /** True if staff act for a business. */
  readonly isShown: boolean
  /** @deprecated Use `data`. */
  readonly answers: DueDiligenceTask['data']
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
  const { data: { accessInfo } = {} } = useStartInfo()
  const isShown = isStaff && accessInfo !== undefined && accessInfo.customerType !== 'personal'
  const info = kycApi.read.useReadIf(isShown ? {} : undefined)
  const proposals = kycApi.dueDiligenceProposals.useReadIf(isShown ? {} : undefined)
  const { write, ...change } = useWrite()
  const answers = proposals.data && info.data?.dueDiligence
  return {
    isShown,
    answers,
    proposals: proposals.data ?? [],
    change,
    ...loadStateOfAll(answers, loadStateOf(info), loadStateOf(proposals)),
    propose: async answers =>
      (await write(kycApi.updateDueDiligence, { answers: [...answers] })) !== undefined,
    confirm: async proposalId =>
      (await write(kycApi.confirmDueDiligence, { proposalId })) !== undefined,
    withdraw: async proposalId =>
      (await write(kycApi.withdrawDueDiligence, { proposalId })) !== undefined,
  }
}
