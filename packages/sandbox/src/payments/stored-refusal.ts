import type { ResponseCode, ValidationError } from '@sixpence/protocol'
import { Refusal } from '../http/index.ts'

/** The stored reason for refusing a payment. */
export interface StoredRefusal {
  readonly responseCode: Exclude<ResponseCode, '00'>
  readonly responseDescription?: string | undefined
  readonly validationErrors?: ValidationError[] | undefined
}

/** Converts a refusal to its stored form. */
export function storeRefusal(refusal: Refusal): StoredRefusal {
  const { responseCode, message, validationErrors } = refusal
  return {
    responseCode,
    responseDescription: message,
    ...(validationErrors && { validationErrors: [...validationErrors] }),
  }
}

/** Returns the refusal as it was first given. */
export function refusalAgain(stored: StoredRefusal): Refusal {
  const { responseCode, responseDescription = '', validationErrors } = stored
  return new Refusal(
    responseCode,
    responseDescription,
    validationErrors ? { fields: validationErrors } : {},
  )
}
