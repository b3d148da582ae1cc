export { kyc, newerKycInfo } from './kyc.ts'
export type { Kyc } from './kyc.ts'
export { isKycSection, isStepDone, nextStep } from './kyc-progress.ts'
export { KYC_STEP_RULES, kycSteps } from './kyc-steps.ts'
export type { KycFacts, KycStep, RequiredKycStep } from './kyc-steps.ts'

export {
  requestedFields,
  KYC_FIELDS,
  KYC_SECTIONS,
  kycFaults,
  kycFieldsOf,
  PERSONAL_INFO_SECTIONS,
} from '@sixpence/protocol/kyc'
export type {
  DueDiligenceAnswer,
  DueDiligenceProposal,
  FaultyAnswer,
  KycAnswers,
  KycCustomerInfo,
  KycFault,
  KycField,
  KycFieldName,
  KycContext,
  KycKind,
  KycSection,
  NamedKycField,
} from '@sixpence/protocol/kyc'
