import type { Context } from '../context.ts'
import { newSecret } from '../credentials/index.ts'
import type { BegunRun, RunOrder } from './provider-run.ts'

/** The time a provider waits for the customer to do their part. */
const LIFE_MS = 24 * 60 * 60_000

/** Starts a run at a provider. */
export async function beginRun(
  { provider, applicantId, returnUrl }: RunOrder,
  { sql, clock, newId }: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<BegunRun> {
  const now = clock.now()
  const begun = {
    providerRunId: newId(),
    token: newSecret(),
    expiresAt: new Date(now.getTime() + LIFE_MS),
  }
  await sql`
    insert into provider_run (id, provider, applicant_id, token, return_url, created_at, expires_at)
    values (${begun.providerRunId}, ${provider}, ${applicantId}, ${begun.token},
      ${returnUrl ?? null}, ${now}, ${begun.expiresAt})`
  return begun
}

/** Gives a run another token, and another return address; the previous token stops working. */
export async function renewToken(
  { providerRunId, returnUrl }: Pick<BegunRun, 'providerRunId'> & Pick<RunOrder, 'returnUrl'>,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<Omit<BegunRun, 'providerRunId'>> {
  const token = newSecret()
  const expiresAt = new Date(clock.now().getTime() + LIFE_MS)
  await sql`
    update provider_run set token = ${token}, expires_at = ${expiresAt},
      return_url = ${returnUrl ?? null}
    where id = ${providerRunId}`
  return { token, expiresAt }
}
