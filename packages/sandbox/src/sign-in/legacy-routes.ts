import type { signInMethods } from '@sixpence/protocol/schemas'
import { type TokenSettings, AuthRefused } from '../credentials/index.ts'
import { type Refusal, type Handlers, refuse } from '../http/index.ts'
import { tradeCode } from './tokens/exchange-code.ts'
import { startSignIn } from './start-sign-in.ts'

/** Serves the token service under its old names, for clients of the single endpoint. */
export function legacySignInHandlers(tokens: TokenSettings) {
  return {
    legacyLogin: async (input, context) =>
      refusalOf(await startSignIn(input, { ...context, tokens })),
    legacyToken: async (input, context) =>
      refusalOf(await tradeCode(input, { ...context, tokens })),
  } satisfies Partial<Handlers<typeof signInMethods>>
}

/** Returned and not thrown: the tries that a refusal counted stay counted. */
function refusalOf<Answer>(answer: Answer | AuthRefused): Answer | Refusal {
  return answer instanceof AuthRefused ? refuse.invalidInput(answer.message) : answer
}
