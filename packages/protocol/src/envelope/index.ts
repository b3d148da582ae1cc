export { envelopeDecoder } from './decoders.gen.ts'
export { isAnswer } from './is-answer.ts'
export * from './response-code.ts'
export type { Envelope, Term, ValidationError } from './schemas.ts'
