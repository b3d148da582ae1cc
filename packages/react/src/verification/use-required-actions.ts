import type { KycCustomerInfo } from '@sixpence/core/kyc'
import {
  awaitedDocuments,
  customerTasks,
  type CustomerTask,
  mayAwaitDocuments,
  type LimitReasonInfo,
  type StatusFacts,
} from '@sixpence/core/verification'
import { useActing } from '../provider/index.ts'
import { loadStateOfAll, loadStateOf, type LoadState } from '../store/index.ts'
import { useStartInfo } from '../start/index.ts'
import { useVerification } from './use-verification.ts'
import { customerApi, kycApi, verificationApi } from './verification-api.ts'

/** All of the customer's tasks, each document once. */
export interface RequiredActionsTask extends LoadState<readonly CustomerTask[]> {
  /** The number of actions that the rules require. */
  readonly count: number
  /** @deprecated Use `data`. */
  readonly tasks: RequiredActionsTask['data']
}

/** Returns the customer's tasks; none appears twice. */
export function useRequiredActions(): RequiredActionsTask {
  const { data: status, facts, actions, ...ofStatus } = useVerification()
  const { reasons, ...ofReasons } = useReasons(facts)
  const hasDuplicates = facts?.duplicateDocuments !== undefined
  const request = verificationApi.kycRequest.useReadIf(hasDuplicates ? {} : undefined)
  const { kycDocuments, ...ofKyc } = useKycDocuments(facts)
  const isKnown = status && reasons && kycDocuments && (!hasDuplicates || request.data)
  const duplicates = request.data?.duplicateDocuments?.documents
  const tasks = isKnown ? customerTasks({ facts, reasons, duplicates, kycDocuments }) : undefined
  return {
    count: actions.length,
    tasks,
    ...loadStateOfAll(tasks, ofStatus, ofReasons, loadStateOf(request), ofKyc),
  }
}

interface KycDocumentsTask extends LoadState {
  readonly kycDocuments: KycCustomerInfo['documents'] | undefined
}

/**
 * Reads the documents that KYC requires: from a customer who has to answer it, and from a business
 * whose answers the bank has, but not yet every document to decide by. Requires none from a
 * customer who updates their details.
 */
function useKycDocuments(facts: StatusFacts | undefined): KycDocumentsTask {
  const isKycNeeded = useIsKycNeeded()
  const mayWait = facts !== undefined && mayAwaitDocuments(facts)
  const query = kycApi.read.useReadIf(isKycNeeded || mayWait ? {} : undefined)
  const state = loadStateOf(query)
  if (isKycNeeded) return { kycDocuments: query.data?.documents, ...state }
  if (!mayWait) return { kycDocuments: NONE, ...state }
  return { kycDocuments: query.data && awaitedDocuments(query.data), ...state }
}

function useIsKycNeeded(): boolean {
  const acting = useActing()
  const { data: info } = useStartInfo()
  return (acting.isOther ? info?.accessInfo : info?.customer)?.isNeedKyc === true
}

const NONE: KycCustomerInfo['documents'] = []

interface ReasonsTask extends LoadState {
  readonly reasons: readonly LimitReasonInfo[] | undefined
}

/** The source of the reasons: the limits, the customer, or none. */
type Source = 'limits' | 'customer' | undefined

function sourceOf(facts: StatusFacts | undefined, isActing: boolean): Source {
  if (facts?.limited) return 'limits'
  // For a customer with tasks before a limit, the bank sends them with the customer's data.
  return !isActing && facts && facts.limits.length > 0 ? 'customer' : undefined
}

function useReasons(facts: StatusFacts | undefined): ReasonsTask {
  const acting = useActing()
  const source = sourceOf(facts, acting.isOther)
  const limits = verificationApi.limits.useReadIf(source === 'limits' ? {} : undefined)
  const own = customerApi.get.useReadIf(source === 'customer' ? {} : undefined)
  if (source === undefined) return { reasons: [], ...loadStateOf(limits) }
  if (source === 'limits') return { reasons: limits.data, ...loadStateOf(limits) }
  return { reasons: own.data && (own.data.limitData?.reasons ?? []), ...loadStateOf(own) }
}
