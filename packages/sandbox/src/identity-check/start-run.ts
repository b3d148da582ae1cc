import type { IdentityCheck, IdentityProvider } from '@sixpence/protocol'
import type { Bank } from '../bank.ts'
import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'
import { beginRun, renewToken, sdkTokenOf } from '../identity-provider/index.ts'
import { askAfterMs } from '../provider-messages/index.ts'
import { IDENTITY_CHANNEL } from './ask-provider.ts'
import { presentIdentity } from './identity-documents.ts'
import { findNewestRun, type IdentityRun } from './identity-run.ts'
import { isRefusedForGood, mayRetry } from './may-retry.ts'
import { backTo, refuseForeignReturn } from './way-back.ts'

/** The subject of a check, and its customer. */
export interface RunInput {
  readonly customerId: string
  readonly kind: IdentityRun['kind']
  readonly identityId?: string | undefined
  readonly returnUrl?: string | undefined
}

type Here = Pick<CallerContext, 'sql' | 'clock' | 'newId'>

/** The provider of each kind of check. */
const PROVIDER_OF = { document: 'nfd', video: 'jmo' } as const satisfies Record<
  IdentityRun['kind'],
  IdentityProvider
>

/**
 * Starts a check, or continues the open one.
 *
 * @throws {Refusal} `13` while the last one is under investigation or after it was approved, and
 *   when another attempt doesn't help.
 */
export async function startRun(
  input: RunInput,
  context: Here,
  bank: Pick<Bank, 'providerUrl'>,
): Promise<IdentityCheck> {
  const { sql } = context
  const { customerId, kind, returnUrl } = input
  refuseForeignReturn(returnUrl)
  // One after another: two tabs that start at once get the same check.
  await sql`select id from customer where id = ${customerId} for no key update`
  const newest = await findNewestRun(sql, { customerId, kind })
  if (newest?.status === 'open') return goOn(newest, input, { ...context, bank })
  if (newest && !(await mayRetry(newest, sql))) {
    throw refuse.accessDenied(NO_OTHER[newest.status])
  }
  if (kind === 'document' && (await isRefusedForGood(customerId, sql))) {
    throw refuse.accessDenied(NO_OTHER.declined)
  }
  return begin(input, { ...context, bank })
}

const NO_OTHER: Readonly<Record<IdentityRun['status'], string>> = {
  open: '',
  expired: '',
  underInvestigation: 'We are still looking at your last check.',
  approved: 'Your identity is confirmed already.',
  declined: 'We cannot confirm your identity here. Please contact support.',
}

type Beginning = Here & { readonly bank: Pick<Bank, 'providerUrl'> }

async function goOn(
  { id, providerRunId }: IdentityRun,
  { kind, returnUrl }: RunInput,
  { bank, ...context }: Beginning,
): Promise<IdentityCheck> {
  const wayBack = backTo(returnUrl, id)
  const { token, expiresAt } = await renewToken({ providerRunId, returnUrl: wayBack }, context)
  await context.sql`update identity_run set expires_at = ${expiresAt} where id = ${id}`
  return checkOf({ id, provider: PROVIDER_OF[kind], providerRunId, token, expiresAt }, bank)
}

async function begin(
  { customerId, kind, identityId, returnUrl }: RunInput,
  { sql, clock, newId, bank }: Beginning,
): Promise<IdentityCheck> {
  const provider = PROVIDER_OF[kind]
  const id = newId()
  const order = { provider, applicantId: newId(), returnUrl: backTo(returnUrl, id) }
  const begun = await beginRun(order, { sql, clock, newId })
  const now = clock.now()
  const present = () => presentIdentity(customerId, { sql, newId })
  const about = kind === 'document' ? (identityId ?? (await present())) : null
  await sql`
    insert into identity_run (id, customer_id, kind, provider, provider_run_id, identity_id,
      created_at, expires_at, ask_at)
    values (${id}, ${customerId}, ${kind}, ${provider}, ${begun.providerRunId},
      ${about}, ${now}, ${begun.expiresAt},
      ${new Date(now.getTime() + askAfterMs(0))})`
  await sql`select pg_notify(${IDENTITY_CHANNEL}, '')`
  return checkOf({ ...begun, id, provider }, bank)
}

interface Opened {
  readonly id: string
  readonly provider: IdentityProvider
  readonly providerRunId: string
  readonly token: string
  readonly expiresAt: Date
}

/** Returns the data that opens a check for its customer. */
export function checkOf(
  { id, provider, providerRunId, token, expiresAt }: Opened,
  { providerUrl }: Pick<Bank, 'providerUrl'>,
): IdentityCheck {
  return {
    provider,
    runId: id,
    ...(provider === 'nfd' && {
      sdkToken: sdkTokenOf({ token, expiresAt }, providerUrl),
      workflowRunId: providerRunId,
    }),
    url: `${providerUrl}/${provider}/${token}`,
    expiresAt: expiresAt.toISOString(),
  }
}
