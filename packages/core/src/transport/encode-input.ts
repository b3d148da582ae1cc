import * as z from 'zod/mini'
import { SixpenceError } from '../errors/index.ts'

/** Encodes a caller's input for the wire; refuses it here if the bank would. */
export function encodeInput<Input extends z.ZodMiniType>(
  schema: Input,
  input: z.output<Input>,
): z.input<Input> {
  const encoded = z.safeEncode(schema, input)
  if (encoded.success) return encoded.data
  const fields = encoded.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }))
  const message = fields.map(fault => `${fault.field}: ${fault.message}`).join(', ')
  throw new SixpenceError('invalid_input', message, { fields })
}
