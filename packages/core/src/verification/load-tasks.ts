import { kycMethods } from '@sixpence/protocol/kyc'
import { verificationMethods } from '@sixpence/protocol/verification'
import { clientOf } from '../client/index.ts'
import type { BankAccess } from '../domain/index.ts'
import { customerTasks, type CustomerTask, type TaskFacts } from './customer-tasks.ts'
import { loadFacts, type VerificationFacts } from './load-facts.ts'

/** Asks for the facts, and for the documents that are wanted where the facts don't name them. */
export async function loadTasks(bank: BankAccess): Promise<readonly CustomerTask[]> {
  const facts = await loadFacts(bank)
  if (facts.isRepresentative) return []
  const { userStatus } = facts
  const wanted = userStatus
    ? {
        reasons: userStatus.limitData?.reasons,
        duplicates: userStatus.customerKycRequest?.duplicateDocuments?.documents,
        // Whoever only updates their details has answered KYC before.
        kycDocuments: userStatus.isNeedKyc ? userStatus.kycCustomerInfo?.documents : undefined,
      }
    : await wantedOfOther(bank, facts)
  return customerTasks({ facts, ...wanted })
}

async function wantedOfOther(
  bank: BankAccess,
  { limited, duplicateDocuments }: VerificationFacts,
): Promise<Omit<TaskFacts, 'facts'>> {
  const client = clientOf(bank, verificationMethods)
  const { isNeedKyc } = await bank.access.info()
  const [reasons, request, kyc] = await Promise.all([
    limited ? client.limits() : undefined,
    duplicateDocuments ? client.kycRequest() : undefined,
    isNeedKyc ? clientOf(bank, kycMethods).read() : undefined,
  ])
  return {
    reasons,
    duplicates: request?.duplicateDocuments?.documents,
    kycDocuments: kyc?.documents,
  }
}
