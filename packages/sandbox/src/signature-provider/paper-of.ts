import type { Context } from '../context.ts'

/** A paper as its signer reads it. */
export interface Paper extends Record<string, unknown> {
  readonly requestId: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly signerName: string
}

/** Returns the paper that a token opens; undefined if the token has expired or the paper has ended. */
export async function paperOf(
  token: string,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<Paper | undefined> {
  const now = clock.now()
  const [paper] = await sql<Paper>`
    select id as "requestId", title, paragraphs, signer_name as "signerName"
    from provider_signature
    where token = ${token} and state = 'awaiting_signature' and token_expires_at > ${now}
      and expires_at > ${now}`
  return paper
}
