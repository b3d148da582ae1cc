export { cleanEmailAddress, isEmailAddress, LONGEST_EMAIL } from '@sixpence/protocol/email-address'
export { PHONE_NUMBER } from '@sixpence/protocol/identifiers'
export { ANSWER_FAULTS, fieldFaults, requestedFields } from '@sixpence/protocol/fields'
export type {
  Answer,
  AnswerFault,
  Answers,
  Choices,
  FaultyAnswer,
  Field,
  FieldContext,
  FieldKind,
  Fields,
} from '@sixpence/protocol/fields'
