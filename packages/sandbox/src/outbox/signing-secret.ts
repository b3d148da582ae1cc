import { newSecret } from '../credentials/index.ts'

/** Returns a secret that signs messages to a receiver: 256 random bits. */
export const newSigningSecret = (prefix: 'whsec' | 'ipnsec'): string => `${prefix}_${newSecret()}`
