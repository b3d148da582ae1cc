import { SixpenceError } from '../errors/index.ts'
import { readPayload } from './token-payload.ts'
import type { RestTokenSource } from './with-token.ts'

/**
 * The tokens of one user for one call: each is looked at as it is taken, for somebody else may have
 * signed in since the call began, also between a refused token and the next. Without a `userId`
 * they are those of whoever the first one belongs to.
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
