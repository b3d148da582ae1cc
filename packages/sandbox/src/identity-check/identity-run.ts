import type { IdentityCheckKind, IdentityCheckStatus, IdentityProvider } from '@sixpence/protocol'
import { type Sql, sqlPart } from '../db/index.ts'

/** A check as stored. */
export interface IdentityRun extends Record<string, unknown> {
  readonly id: string
  readonly customerId: string
  readonly kind: IdentityCheckKind
  readonly provider: IdentityProvider
  readonly providerRunId: string
  readonly status: IdentityCheckStatus
  readonly identityId: string | null
  readonly rejectReason: string | null
  readonly nameOnDocument: string | null
  readonly requestedTimes: number
}

/** The check to find. */
export type RunKey =
  | { readonly id: string; readonly customerId?: string | undefined }
  | { readonly providerRunId: string }

/** Finds a check. */
export const findRun = async (sql: Sql, key: RunKey): Promise<IdentityRun | undefined> =>
  selectRun(sql, key, sqlPart``)

/** Finds a check and locks it until the transaction ends. */
export const holdRun = async (sql: Sql, key: RunKey): Promise<IdentityRun | undefined> =>
  selectRun(sql, key, sqlPart`for update`)

/** Finds the newest check of a kind. */
export async function findNewestRun(
  sql: Sql,
  { customerId, kind }: Pick<IdentityRun, 'customerId' | 'kind'>,
): Promise<IdentityRun | undefined> {
  const [run] = await sql<IdentityRun>`
    select ${COLUMNS} from identity_run where customer_id = ${customerId} and kind = ${kind}
    order by position desc limit 1`
  return run
}

const COLUMNS = sqlPart`
  id, customer_id as "customerId", kind, provider, provider_run_id as "providerRunId", status,
  identity_id as "identityId", reject_reason as "rejectReason",
  name_on_document as "nameOnDocument", asked_times as "requestedTimes"`

async function selectRun(
  sql: Sql,
  key: RunKey,
  lock: ReturnType<typeof sqlPart>,
): Promise<IdentityRun | undefined> {
  const id = 'id' in key ? key.id : null
  const customerId = 'id' in key ? (key.customerId ?? null) : null
  const providerRunId = 'id' in key ? null : key.providerRunId
  const [run] = await sql<IdentityRun>`
    select ${COLUMNS} from identity_run
    where (id = ${id} or provider_run_id = ${providerRunId})
      and (${customerId}::text is null or customer_id = ${customerId})
    ${lock}`
  return run
}

/** Returns the number of declined checks of a kind for the customer. */
export async function declinedTimes(
  sql: Sql,
  { customerId, kind }: Pick<IdentityRun, 'customerId' | 'kind'>,
): Promise<number> {
  const [row] = await sql<{ times: number }>`
    select count(*)::int as times from identity_run
    where customer_id = ${customerId} and kind = ${kind} and status = 'declined'`
  return row?.times ?? 0
}

/** The name of the customer whose check it is. */
export async function nameOf(
  sql: Sql,
  { customerId }: Pick<IdentityRun, 'customerId'>,
): Promise<string> {
  const [row] = await sql<{ name: string }>`
    select person_name(customer) as name from customer where id = ${customerId}`
  return row?.name ?? ''
}
