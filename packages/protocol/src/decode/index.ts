export {
  atLeast,
  atMost,
  changed,
  checked,
  from,
  integer,
  matching,
  safe,
  upTo,
  where,
} from './checks.ts'
export { converted, union, variants } from './choices.ts'
export {
  flags,
  lists,
  lowered,
  numbers,
  texts,
  trimmed,
  UNKNOWN_ID,
  word,
  wordsOf,
} from './conversions.ts'
export type { Words } from './conversions.ts'
export { list, object, record, recordOf, strictObject } from './containers.ts'
export { decoder, decoders } from './decoder.ts'
export type { CallDecoders, CallTypes, Decoded, Decoder, DecodersOf, ValueOf } from './decoder.ts'
export type { FieldsOf } from './containers.ts'
export type { Fault, Step } from './step.ts'
export type { OptionalStep } from './values.ts'
export { boolean, bytes, number, oneOf, only, optional, string, unknown } from './values.ts'
