import { newSecret } from '../credentials/index.ts'

/** What the messages to a receiver are signed with: 256 random bits. */
export const newSigningSecret = (prefix: 'whsec' | 'ipnsec'): string => `${prefix}_${newSecret()}`
