export { readAccessToken } from './access-token.ts'
export { createProofVerifier } from './dpop-proof.ts'
export type { ProofResult, ProofFault, ProofVerifier, ProvableRequest } from './dpop-proof.ts'
export { isAllowedFrom, isBound } from './allowed-address.ts'
export { AuthRefused } from './auth-refused.ts'
export { refusePassword } from './refuse-password.ts'
export { countFailure, forgetFailures, lockedOut, usernameOf } from './lockout.ts'
export { loginModeOf } from './login-mode.ts'
export { hashPassword, isPassword, noPassword } from './password.ts'
export type { PasswordRecord } from './password.ts'
export { recordLogin } from './record-login.ts'
export { newSealingKey, seal, unseal } from './seal.ts'
export { hmac, newSecret, sameText, sha256 } from './secrets.ts'
export { issueSignInToken, readSignInToken } from './sign-in-token.ts'
export { createSigningKeys, makeSigningKey } from './signing-keys.ts'
export type { SigningKeys } from './signing-keys.ts'
export {
  endFamily,
  holdLivingFamily,
  livingFamilies,
  SESSION_ENDED_CHANNEL,
  startFamily,
  tokensOf,
} from './token-family.ts'
export type { FamilyOrigin, ParentFamily } from './token-family.ts'
export type { SignInContext, TokenSettings } from './token-settings.ts'
export { areCodesLocked, countWrongCode } from './wrong-codes.ts'
export type { CodeUser } from './wrong-codes.ts'
export { endWaitingSignIns } from './waiting-sign-ins.ts'
