import { cleanEmailAddress, isEmailAddress } from '@sixpence/core'

/** What somebody says of themselves, as it is typed. */
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

/** The fault of each field that has one; empty where the claim may be sent. */
export type ClaimFaults = { readonly [Field in keyof ClaimDraft]?: ClaimFault }

/**
 * What is wrong before the bank is asked, in the order of the form.
 *
 * @param isLost Whether the account's e-mail can no longer be read: then everything is needed.
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
