import type { Decoder } from '@sixpence/protocol/decode'
import { SixpenceError } from '../errors/index.ts'

/** Encodes a caller's input for the wire; refuses it here if the bank would. */
export function encodeInput<Input>(decoder: Decoder<Input>, input: Input): unknown {
  const { value, faults } = decoder.encode(input)
  if (!faults) return value
  const fields = faults.map(({ path, message }) => ({ field: path.join('.'), message }))
  const message = fields.map(fault => `${fault.field}: ${fault.message}`).join(', ')
  throw new SixpenceError('invalid_input', message, { fields })
}
