import { SixpenceError } from '../errors/index.ts'
import { readPayload } from './token-payload.ts'
import type { RestTokenSource } from './with-token.ts'

/**
 * Restricts a call to one user's tokens. Checks every token, because another user may have signed
 * in since the call began, or between a refused token and the next. Without a `userId`, all must
 * belong to the user of the first one.
 *
 * @throws {SixpenceError} `session_expired` instead of another user's token.
 */
export function tokensOfUser(
  session: RestTokenSource,
  userId: string | undefined,
): RestTokenSource {
  let owner = userId
  const own = (token: string): string => {
    const holder = readPayload(token)?.sub
    owner ??= holder
    if (holder === owner) return token
    throw new SixpenceError('session_expired', 'Somebody else is signed in')
  }
  return {
    accessToken: async () => own(await session.accessToken()),
    renewedToken: async refused => own(await session.renewedToken(refused)),
  }
}
