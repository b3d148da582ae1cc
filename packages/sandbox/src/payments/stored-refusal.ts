import type { ResponseCode, ValidationError } from '@sixpence/protocol'
import { Refusal } from '../http/index.ts'

/** Why a payment was refused, as it is kept with it. */
export interface StoredRefusal {
  readonly responseCode: Exclude<ResponseCode, '00'>
  readonly responseDescription?: string | undefined
  readonly validationErrors?: ValidationError[] | undefined
}

/** Puts a refusal into the form that the database keeps. */
export function storeRefusal(refusal: Refusal): StoredRefusal {
  const { responseCode, message, validationErrors } = refusal
  return {
    responseCode,
    responseDescription: message,
    ...(validationErrors && { validationErrors: [...validationErrors] }),
  }
}

/** The refusal again, as it was first given. */
export function refusalAgain(stored: StoredRefusal): Refusal {
  const { responseCode, responseDescription = '', validationErrors } = stored
  return new Refusal(
    responseCode,
    responseDescription,
    validationErrors ? { fields: validationErrors } : {},
  )
}
