import { refuse } from '../http/index.ts'

/**
 * The customer that a call names, in its body or in its header or in both.
 *
 * @throws {Refusal} `TA1` when the two name different customers, or something that is no name.
 */
export function actedFor(
  { fromCustomerId }: Record<string, unknown>,
  header: string | null,
): string | undefined {
  const named = [fromCustomerId, header ?? undefined].filter(name => name !== undefined)
  const [first] = named
  if (named.some(name => name !== first || typeof name !== 'string')) {
    throw refuse.malformed('Body and header name different customers.')
  }
  return typeof first === 'string' ? first : undefined
}
