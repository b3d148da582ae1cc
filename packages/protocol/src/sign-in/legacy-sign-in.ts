import { namedMethod } from '../named-method.ts'
import { authFlowSchema, tokensSchema } from './auth-flow.ts'
import { exchangeCode, login } from './token-service.ts'

/** {@link login} as a named method, for clients from before the token service. */
export const legacyLogin = /* @__PURE__ */ namedMethod({
  name: 'login',
  access: 'public',
  input: login.input,
  output: authFlowSchema,
})

/** {@link exchangeCode} as a named method. */
export const legacyTokenGet = /* @__PURE__ */ namedMethod({
  name: 'tokenGet',
  access: 'public',
  input: exchangeCode.input,
  output: tokensSchema,
})
