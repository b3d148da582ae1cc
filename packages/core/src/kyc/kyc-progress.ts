import {
  KYC_SECTIONS,
  type KycCustomerInfo,
  kycFaults,
  type KycSection,
} from '@sixpence/protocol/kyc'
import { kycSteps, type KycStep } from './kyc-steps.ts'

/** True for a section of questions. */
export const isKycSection = (step: KycStep): step is KycSection =>
  Object.values(KYC_SECTIONS).some(sections => sections.some(section => section === step))

/** True if nothing is missing from a step. The bank has already checked the saved answers. */
export function isStepDone(step: KycStep, info: KycCustomerInfo): boolean {
  if (step === 'dueDiligence') return true
  if (step === 'documents') return info.documents.every(({ isUploaded }) => isUploaded)
  if (step === 'declaration' && info.declaredBy === 'signature') {
    return info.submittedAt !== undefined
  }
  const answers = info.answers[step] ?? {}
  const { withheld } = info
  return kycFaults(step, answers, { ...UNCHECKED, withheld }).length === 0
}

// Makes every date lie in the past and every choice acceptable.
const UNCHECKED = { today: '9999-12-31', choicesOf: () => undefined }

/** Returns the first incomplete step, where a returning customer continues. */
export function nextStep(info: KycCustomerInfo): KycStep | undefined {
  const steps = kycSteps(info).map(({ step }) => step)
  return steps.find(step => !isStepDone(step, info)) ?? steps.at(-1)
}
