import type { DocumentCategory } from '@sixpence/core/documents'
import { newerKycInfo, type KycCustomerInfo, kyc } from '@sixpence/core/kyc'
import type { SignData } from '@sixpence/core/signatures'
import { useAnswers, type AnswersTask } from '../forms/index.ts'
import { useSixpence } from '../provider/index.ts'
import { useAskAnew } from './use-ask-anew.ts'
import { useRequestedDocuments } from './use-requested-documents.ts'

/** The result of saving. */
export interface KycSaved {
  readonly known: KycCustomerInfo
  /** The data to open the signature of a submission that must be signed. */
  readonly signData?: SignData | undefined
}

/** The bank's answers, and actions to save more. */
export interface KycAnswersTask extends AnswersTask<KycCustomerInfo, KycSaved> {
  /** Records that the bank has a document of this category. */
  readonly received: (categoryId: DocumentCategory) => void
}

/** Saves the answers to the bank's questions. */
export function useKycAnswers(loaded: KycCustomerInfo): KycAnswersTask {
  const sixpence = useSixpence()
  const askAnew = useAskAnew()
  const { documents, take, received } = useRequestedDocuments(loaded)
  const task = useAnswers<KycCustomerInfo, KycSaved>(loaded, {
    save: async ({ section, answers, isLast }, { revision }) => {
      const input = { revision, section, answers, ...(isLast && { submit: true }) }
      const { kycCustomerInfo: known, signData } = await sixpence.use(kyc).save(input)
      take(known.documents)
      if (isLast) askAnew()
      return { known, signData }
    },
    newerIn: error => {
      const newer = newerKycInfo(error)
      if (newer) take(newer.documents)
      return newer
    },
  })
  return { ...task, known: { ...task.known, documents }, received }
}
