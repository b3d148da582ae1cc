import type { FieldFault, SixpenceError } from '@sixpence/core'

/** What a failure says of single files. */
export const fileFieldsOf = ({ code, fields }: SixpenceError): readonly FieldFault[] =>
  code === 'invalid_input' ? fields.filter(({ field }) => field.startsWith('file[')) : []
