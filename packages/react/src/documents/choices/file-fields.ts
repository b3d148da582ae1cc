import type { FieldFault, SixpenceError } from '@sixpence/core/errors'

/** Returns the errors of single files in a failure. */
export const fileFieldsOf = ({ code, fields }: SixpenceError): readonly FieldFault[] =>
  code === 'invalid_input' ? fields.filter(({ field }) => field.startsWith('file[')) : []
