export { kyc, newerKycInfo } from './kyc.ts'
export type { Kyc } from './kyc.ts'
export { isKycSection, isStepDone, nextStep } from './kyc-progress.ts'
export { KYC_STEP_RULES, kycSteps } from './kyc-steps.ts'
export type { KycFacts, KycStep, RequiredKycStep } from './kyc-steps.ts'

export {
  DUE_DILIGENCE_FIELDS,
  requestedKycFields,
  KYC_FIELDS,
  KYC_SECTIONS,
  kycFaults,
  kycFieldsOf,
  isQuestion,
  PERSONAL_INFO_SECTIONS,
} from '@sixpence/protocol/kyc'
export type {
  DueDiligenceAnswer,
  DueDiligenceProposal,
  FaultyKycAnswer,
  KycAnswers,
  KycCustomerInfo,
  KycField,
  KycFieldName,
  KycContext,
  KycKind,
  KycSection,
  NamedKycField,
} from '@sixpence/protocol/kyc'
