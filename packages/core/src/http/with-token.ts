import { SixpenceError } from '../errors/index.ts'

/** The part of a session that calls need; declared here because the session itself makes calls. */
export interface RestTokenSource {
  accessToken(): Promise<string>
  /** Returns a token other than the refused one. */
  renewedToken(refused: string): Promise<string>
}

/**
 * Runs `ask` with the customer's access token, and once more with another one if the first is
 * refused.
 *
 * @throws {SixpenceError} `session_expired` if nobody is signed in; otherwise the error of `ask`.
 */
export async function withToken<Answer>(
  session: RestTokenSource,
  ask: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const token = await session.accessToken()
  try {
    return await ask(token)
  } catch (cause) {
    if (!(cause instanceof SixpenceError) || cause.code !== 'session_expired') throw cause
    return ask(await session.renewedToken(token))
  }
}
