import { SixpenceError } from '../errors/index.ts'

/** What a call with a customer's token needs of the session; the session itself needs calls. */
export interface RestTokenSource {
  accessToken(): Promise<string>
  /** A token other than the refused one. */
  renewedToken(refused: string): Promise<string>
}

/**
 * Asks with the access token of the customer, once more with another one where the first was not
 * taken.
 *
 * @throws {SixpenceError} `session_expired` when nobody is signed in; else what `ask` throws.
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
