import type { KycCustomerInfo, KycKind, KycSection } from '@sixpence/protocol/kyc'
import type { Rule } from '../rules/index.ts'

/** A KYC step: a section of questions, or a screen between them. */
export type KycStep = KycSection | 'dueDiligence' | 'documents'

/** The facts that decide which steps there are, all known before the first. */
export type KycFacts = Pick<KycCustomerInfo, 'kind' | 'documents' | 'dueDiligence'>

/** A required step, and the reason. */
export interface RequiredKycStep {
  readonly step: KycStep
  readonly rule: string
  readonly because: string
}

const rowOf =
  (kind: KycKind) =>
  (
    step: KycStep,
    because: string,
    when?: (facts: KycFacts) => boolean,
  ): Rule<KycFacts, KycStep> => ({
    rule: `${kind}: ${step}`,
    when: facts => facts.kind === kind && (when?.(facts) ?? true),
    result: step,
    because,
  })

const ofPerson = rowOf('personal')
const ofBusiness = rowOf('business')

const needsDocuments = ({ documents }: KycFacts): boolean => documents.length > 0

/** All possible steps, in order. The last one submits. */
export const KYC_STEP_RULES: readonly Rule<KycFacts, KycStep>[] = [
  ofPerson('person', 'The law wants a bank to know who its customer is, and where they pay taxes.'),
  ofPerson('home', 'The bank has to know where the customer lives.'),
  ofPerson('work', 'The bank has to know where the money comes from.'),
  ofPerson('account', 'What is unusual is told by what was to be expected.'),
  ofPerson('questions', 'The bank has to know who else has a say in the account.'),
  ofPerson('documents', 'Documents prove what was answered.', needsDocuments),
  ofPerson('agreements', 'The customer stands by the answers.'),
  ofBusiness('business', 'The bank has to know what the business does.'),
  ofBusiness('funds', 'The bank has to know where the money comes from.'),
  ofBusiness('businessQuestions', 'The bank has to know of other accounts of the same owners.'),
  ofBusiness(
    'dueDiligence',
    'The bank has written down what it knows of the business.',
    ({ dueDiligence }) => dueDiligence.length > 0,
  ),
  ofBusiness('documents', 'Documents prove what was answered.', needsDocuments),
  ofBusiness('declaration', 'Somebody signs for the business.'),
]

/** Returns the steps a customer must take, in order; known before the first is taken. */
export const kycSteps = (facts: KycFacts): readonly RequiredKycStep[] =>
  KYC_STEP_RULES.filter(({ when }) => when(facts)).map(({ result: step, rule, because }) => ({
    step,
    rule,
    because,
  }))
