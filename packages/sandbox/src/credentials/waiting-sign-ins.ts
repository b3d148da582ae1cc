import type { SignInContext } from './token-settings.ts'

/**
 * Ends the waiting sign-ins of a customer: the credentials that started them may no longer be
 * valid.
 */
export async function endWaitingSignIns(
  customerId: string,
  { sql, clock }: Pick<SignInContext, 'sql' | 'clock'>,
): Promise<void> {
  const now = clock.now()
  await sql`
    update sign_in_step set expires_at = ${now}
    where customer_id = ${customerId} and parent_family_id is null and used_at is null
      and expires_at > ${now}`
}
