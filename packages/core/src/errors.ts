export { isSixpenceError, popupText, redactedError, SixpenceError } from './errors/index.ts'
export type {
  Diagnostic,
  DiagnosticListener,
  FieldFault,
  PopupText,
  SixpenceErrorCode,
  SixpenceErrorOptions,
} from './errors/index.ts'
export type { Term } from '@sixpence/protocol/envelope'
