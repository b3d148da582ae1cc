import { readSignInToken, type SignInContext } from '../../credentials/index.ts'

/** A sign-in that a browser waits for, and what was answered. */
export interface LoginApproval {
  /** By which the sign-in is named among the bank's own. */
  readonly codeHash: string
  readonly key: string
  /** Undefined while no one has answered. */
  readonly result: boolean | undefined
}

/** Where the sign-in of a token stands; undefined for a token that is no good. */
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
