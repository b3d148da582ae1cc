export { cleanEmailAddress, isEmailAddress, LONGEST_EMAIL, PHONE_NUMBER } from '@sixpence/protocol'
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
