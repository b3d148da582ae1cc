export { identityCheck } from './identity-check.ts'
export type { IdentityChecks, OutcomeOptions } from './identity-check.ts'

export {
  IDENTITY_CHECK_KINDS,
  IDENTITY_CHECK_STATUSES,
  IDENTITY_PROVIDERS,
} from '@sixpence/protocol/identity-check'
export type {
  IdentityCheck,
  IdentityCheckKind,
  IdentityCheckState,
  IdentityCheckStatus,
  IdentityProvider,
} from '@sixpence/protocol/identity-check'

export { namesMatch } from '@sixpence/protocol/names'
export type { NamesDecision } from '@sixpence/protocol/names'
