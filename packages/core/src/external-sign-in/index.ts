export { externalSignIn } from './external-sign-in.ts'
export type { ExternalRequest, ExternalSignIn } from './external-sign-in.ts'

export type { ExternalConsent, ExternalQuestion } from '@sixpence/protocol/external-sign-in'
