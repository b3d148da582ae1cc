import { sha256 } from '../../credentials/index.ts'
import { boundTerms, termsInOrder } from '../../payments/index.ts'
import type { RequestRow } from '../request-row.ts'

/** What is kept of a code: it fits only these requests, and only while they ask for the same. */
export async function hashRequestCode(
  code: string,
  { id, rows }: { readonly id: string; readonly rows: readonly RequestRow[] },
): Promise<string> {
  const bound = rows
    .map(row => [
      row.id,
      row.amount,
      row.fee,
      row.currency_code,
      row.from_account,
      row.to_account,
      row.payee_email,
      row.to_amount,
      row.checkout_id,
      ...(row.subscription ? boundTerms(row.subscription) : []),
      ...(row.external ? [JSON.stringify(termsInOrder(row.external))] : []),
    ])
    .toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))
  return sha256(JSON.stringify([id, code, bound]))
}
