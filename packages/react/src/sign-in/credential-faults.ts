import { cleanEmailAddress, isEmailAddress } from '@sixpence/core/fields'

/** The faults of name and password before the bank is called. */
export interface CredentialFaults {
  readonly username: 'missing' | 'not_an_address' | undefined
  readonly password: 'missing' | undefined
}

/** Judges the typed values: the name has to be a whole email address. */
export function credentialFaults(username: string, password: string): CredentialFaults {
  return {
    username: usernameFault(cleanEmailAddress(username)),
    password: password === '' ? 'missing' : undefined,
  }
}

function usernameFault(username: string): CredentialFaults['username'] {
  if (username === '') return 'missing'
  return isEmailAddress(username) ? undefined : 'not_an_address'
}
