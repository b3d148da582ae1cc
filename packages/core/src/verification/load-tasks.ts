import { kycMethods } from '@sixpence/protocol/kyc'
import { verificationMethods } from '@sixpence/protocol/verification'
import { access } from '../access/index.ts'
import { clientOf } from '../client/index.ts'
import type { BankAccess } from '../domain/index.ts'
import { customerTasks, type CustomerTask, type TaskFacts } from './customer-tasks.ts'
import { awaitedDocuments, mayAwaitDocuments } from './documents/awaited-documents.ts'
import { type CustomerRead, loadFacts, type VerificationFacts } from './load-facts.ts'

/** Loads the facts, and the required documents if the facts don't name them. */
export async function loadTasks(
  bank: BankAccess,
  read: CustomerRead,
): Promise<readonly CustomerTask[]> {
  const facts = await loadFacts(bank, read)
  if (facts.isRepresentative) return []
  const { userStatus } = facts
  const requirements = userStatus
    ? {
        reasons: userStatus.limitData?.reasons,
        duplicates: userStatus.customerKycRequest?.duplicateDocuments?.documents,
        // Customers who only update their details have answered KYC before.
        kycDocuments: userStatus.isNeedKyc
          ? userStatus.kycCustomerInfo?.documents
          : await awaitedOfBusiness(bank, facts),
      }
    : await requirementsOfOther(bank, facts)
  return customerTasks({ facts, ...requirements })
}

async function requirementsOfOther(
  bank: BankAccess,
  facts: VerificationFacts,
): Promise<Omit<TaskFacts, 'facts'>> {
  const { limited, duplicateDocuments } = facts
  const client = clientOf(bank, verificationMethods)
  const { isNeedKyc } = await bank.use(access).info()
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

/** Returns the documents of a business whose answers the bank has, but hasn't decided on. */
async function awaitedOfBusiness(
  bank: BankAccess,
  facts: VerificationFacts,
): Promise<TaskFacts['kycDocuments']> {
  if (!mayAwaitDocuments(facts)) return undefined
  return awaitedDocuments(await clientOf(bank, kycMethods).read())
}
