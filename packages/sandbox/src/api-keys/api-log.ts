import type { Bank } from '../bank.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/index.ts'
import { logText } from '../input/index.ts'

/** A request with an API key, as its log has it. */
export interface LoggedRequest {
  readonly customerId: string
  readonly apiKeyId: string
  readonly method: string
  readonly path: string
  readonly ip: string
  readonly status: number
  readonly durationMs: number
  readonly sent: string
  readonly answered: string
}

const USED_AGAIN_MS = 60_000

/** Logs a request, and marks its key as used. */
export const logRequest = (
  bank: Pick<Bank, 'database' | 'newId'> & Pick<Context, 'clock'>,
  { customerId, apiKeyId, method, path, ip, status, durationMs, sent, answered }: LoggedRequest,
): Promise<void> =>
  inTransaction(bank, async sql => {
    const now = bank.clock.now()
    await sql`
      insert into api_request (id, customer_id, api_key_id, at, method, path, ip, http_status,
        duration_ms, request, response)
      values (${bank.newId()}, ${customerId}, ${apiKeyId}, ${now}, ${method},
        ${logText(path)}, ${ip}, ${status}, ${durationMs}, ${logText(sent) || null},
        ${logText(answered) || null})`
    // Not with each request: all of them would wait for this row.
    await sql`
      update merchant_api_key set last_used_at = ${now}
      where id = ${apiKeyId}
        and (last_used_at is null or last_used_at < ${new Date(now.getTime() - USED_AGAIN_MS)})`
  })
