export { LONGEST_EMAIL } from '@sixpence/protocol'
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
