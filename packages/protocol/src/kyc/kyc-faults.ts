import {
  fieldFaults,
  requestedFields,
  type FaultyAnswer,
  type FieldContext,
} from '../fields/index.ts'
import {
  KYC_FIELDS,
  type KycAnswers,
  type KycField,
  type KycFieldName,
  type KycSection,
  type NamedKycField,
} from './kyc-fields.ts'

/** The facts needed to check an answer. */
export interface KycContext extends Pick<FieldContext, 'today' | 'withheld'> {
  /** Returns the ids of a question's choices; undefined while they aren't known. */
  readonly choicesOf: (name: string, field: KycField) => readonly string[] | undefined
}

/** An answer that isn't accepted. */
export interface FaultyKycAnswer extends FaultyAnswer {
  readonly field: KycFieldName
}

/** Returns the questions of a section that apply, given the answers so far. */
export const requestedKycFields = (
  section: KycSection,
  answers: KycAnswers,
): readonly NamedKycField[] =>
  // Its own fields.
  requestedFields(KYC_FIELDS[section], answers) as readonly NamedKycField[]

/** Returns the faults in a section's answers, in the order of its questions. */
export const kycFaults = (
  section: KycSection,
  answers: KycAnswers,
  context: KycContext,
): readonly FaultyKycAnswer[] =>
  // Its own fields.
  fieldFaults(KYC_FIELDS[section], answers, context as FieldContext) as readonly FaultyKycAnswer[]
