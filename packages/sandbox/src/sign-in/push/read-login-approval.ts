import { readSignInToken, type SignInContext } from '../../credentials/index.ts'

/** A sign-in that a browser waits for, and the decision. */
export interface LoginApproval {
  /** The hash that identifies the sign-in in the bank. */
  readonly codeHash: string
  readonly key: string
  /** Undefined before the decision. */
  readonly result: boolean | undefined
}

/** Returns the state of a token's sign-in; undefined for an invalid token. */
export async function readLoginApproval(
  tmpJwt: string,
  context: Pick<SignInContext, 'sql' | 'clock' | 'tokens'>,
): Promise<LoginApproval | undefined> {
  const codeHash = await readSignInToken(tmpJwt, context, context.tokens.keys)
  if (codeHash === undefined) return undefined
  const [step] = await context.sql<{ key: string; answer: string | null }>`
    select push_key as key, push_answer as answer from sign_in_step
    where code_hash = ${codeHash} and push_key is not null`
  if (!step) return undefined
  const result = step.answer === null ? undefined : step.answer === 'approved'
  return { codeHash, key: step.key, result }
}
