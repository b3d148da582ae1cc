import { RESPONSE_CODE } from './response-code.ts'

/**
 * Returns true if a response with this code is an answer of the call, and false if it refuses the
 * call.
 */
export const isAnswer = (
  { answers = [] }: { readonly answers?: readonly string[] | undefined },
  responseCode: string,
): boolean => responseCode === RESPONSE_CODE.success || answers.includes(responseCode)
