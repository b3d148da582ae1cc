import { kycMethods } from '@sixpence/protocol/kyc'
import { verificationMethods } from '@sixpence/protocol/verification'
import { clientOf } from '../client/index.ts'
import type { BankAccess } from '../domain/index.ts'
import { customerTasks, type CustomerTask, type TaskFacts } from './customer-tasks.ts'
import { awaitedDocuments, mayAwaitDocuments } from './documents/awaited-documents.ts'
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
        kycDocuments: userStatus.isNeedKyc
          ? userStatus.kycCustomerInfo?.documents
          : await awaitedOfBusiness(bank, facts),
      }
    : await wantedOfOther(bank, facts)
  return customerTasks({ facts, ...wanted })
}

async function wantedOfOther(
  bank: BankAccess,
  facts: VerificationFacts,
): Promise<Omit<TaskFacts, 'facts'>> {
  const { limited, duplicateDocuments } = facts
  const client = clientOf(bank, verificationMethods)
  const { isNeedKyc } = await bank.access.info()
  const [reasons, request, kycDocuments] = await Promise.all([
    limited ? client.limits() : undefined,
    duplicateDocuments ? client.kycRequest() : undefined,
    isNeedKyc
      ? clientOf(bank, kycMethods)
          .read()
          .then(({ documents }) => documents)
      : awaitedOfBusiness(bank, facts),
  ])
  return {
    reasons,
    duplicates: request?.duplicateDocuments?.documents,
    kycDocuments,
  }
}

/** The documents of a business whose answers the bank has, and that it has yet to decide by. */
async function awaitedOfBusiness(
  bank: BankAccess,
  facts: VerificationFacts,
): Promise<TaskFacts['kycDocuments']> {
  if (!mayAwaitDocuments(facts)) return undefined
  return awaitedDocuments(await clientOf(bank, kycMethods).read())
}
