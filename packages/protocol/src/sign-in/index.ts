export type { Device } from '../devices/index.ts'
export { accessTokenPayloadSchema } from './access-token.ts'
export type { AccessTokenPayload } from './access-token.ts'
export { AUTH_REFUSALS, authFlowSchema, authRefusalSchema, tokensSchema } from './auth-flow.ts'
export type { AuthFlow, AuthRefusal, AuthRefusalCode, Tokens } from './auth-flow.ts'
export {
  authorizeExternal,
  beginExternalSignIn,
  listExternalConsents,
  readExternalQuestion,
  withdrawExternalConsent,
} from './external-sign-in.ts'
export type { ExternalConsent, ExternalQuestion } from './external-sign-in.ts'
export { legacyLogin, legacyTokenGet } from './legacy-sign-in.ts'
export {
  authProfileSchema,
  MIGRATION_NEEDS,
  MIGRATION_STRATEGIES,
  migrationSchema,
  readAuthProfile,
  sendStoreLinks,
} from './migration.ts'
export type { AuthProfile, MigrationAnswer } from './migration.ts'
export {
  confirmLogin,
  exchangeCode,
  login,
  logout,
  pkceTextSchema,
  refreshTokens,
  resendCode,
} from './token-service.ts'
