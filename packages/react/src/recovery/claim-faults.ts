import { cleanEmailAddress, isEmailAddress } from '@sixpence/core'

/** The typed data about the person. */
export interface ClaimDraft {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** `YYYY-MM-DD`. */
  readonly dob: string
  readonly recoveryEmail: string
}

/** `same_address`: the new address is the one that can no longer be read. */
export type ClaimFault = 'missing' | 'not_an_address' | 'same_address'

/** The fault of each field that has one; empty if the claim may be sent. */
export type ClaimFaults = { readonly [Field in keyof ClaimDraft]?: ClaimFault }

/**
 * Returns the faults found before the bank is called, in the order of the form.
 *
 * @param isLost True if the account's email can no longer be read: then all fields are required.
 */
export function claimFaults(draft: ClaimDraft, isLost: boolean): ClaimFaults {
  const email = addressFault(draft.email)
  if (!isLost) return email ? { email } : {}
  const isSame = addressOf(draft.email) === addressOf(draft.recoveryEmail)
  const recoveryEmail = addressFault(draft.recoveryEmail) ?? (isSame ? 'same_address' : undefined)
  return {
    ...(email && { email }),
    ...(draft.firstName.trim() === '' && { firstName: 'missing' }),
    ...(draft.lastName.trim() === '' && { lastName: 'missing' }),
    ...(draft.dob === '' && { dob: 'missing' }),
    ...(recoveryEmail && { recoveryEmail }),
  }
}

const addressOf = (typed: string): string => cleanEmailAddress(typed).toLowerCase()

function addressFault(typed: string): ClaimFault | undefined {
  const address = cleanEmailAddress(typed)
  if (address === '') return 'missing'
  return isEmailAddress(address) ? undefined : 'not_an_address'
}
