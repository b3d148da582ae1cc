import { SixpenceError } from '../errors/index.ts'
import { readPayload } from './token-payload.ts'
import type { RestTokenSource } from './with-token.ts'

/**
 * The tokens of one user for one call. Each token is checked, because another user may have signed
 * in since the call began, also between a refused token and the next. Without a `userId` all have
 * to belong to the user of the first one.
 *
 * @throws {SixpenceError} `session_expired` in place of a token that is somebody else's.
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
