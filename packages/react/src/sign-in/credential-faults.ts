import { cleanEmailAddress, isEmailAddress } from '@sixpence/core'

/** What is wrong with name and password before the bank is asked. */
export interface CredentialFaults {
  readonly username: 'missing' | 'not_an_address' | undefined
  readonly password: 'missing' | undefined
}

/** Judges what was typed: the name has to be a whole e-mail address. */
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
