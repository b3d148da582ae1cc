export { envelopeDecoder } from './decoders.gen.ts'
export * from './response-code.ts'
export type { Envelope, Term, ValidationError } from './schemas.ts'
