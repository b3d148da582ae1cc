import {
  KYC_SECTIONS,
  type KycCustomerInfo,
  kycFaults,
  type KycSection,
} from '@sixpence/protocol/kyc'
import { kycSteps, type KycStep } from './kyc-steps.ts'

/** Whether a step is a section of questions. */
export const isKycSection = (step: KycStep): step is KycSection =>
  Object.values(KYC_SECTIONS).some(sections => sections.some(section => section === step))

/** Whether nothing of a step is missing. What was saved was judged by the bank before. */
export function isStepDone(step: KycStep, info: KycCustomerInfo): boolean {
  if (step === 'dueDiligence') return true
  if (step === 'documents') return info.documents.every(({ isUploaded }) => isUploaded)
  if (step === 'declaration' && info.declaredBy === 'signature') {
    return info.submittedAt !== undefined
  }
  const answers = info.answers[step] ?? {}
  const { withheld } = info
  return kycFaults(step, answers, { ...NOT_JUDGED, withheld }).length === 0
}

// A day of this kind is past for ever, and choices stay.
const NOT_JUDGED = { today: '9999-12-31', choicesOf: () => undefined }

/** The first step that misses something: where a customer goes on who comes back. */
export function nextStep(info: KycCustomerInfo): KycStep | undefined {
  const steps = kycSteps(info).map(({ step }) => step)
  return steps.find(step => !isStepDone(step, info)) ?? steps.at(-1)
}
