import type { Bank } from '../bank.ts'
import type { Context } from '../context.ts'
import { requestOrigin, type RestFault, restFaultOf } from '../http/index.ts'
import { admitMerchant, checkAddress, type Merchant, type ShownKey } from './admit-merchant.ts'
import { logRequest } from './api-log.ts'
import { createKeyLimits } from './key-limits.ts'

type Books = Pick<Bank, 'database' | 'newId'> & Pick<Context, 'clock'>

/** Handles a request of a merchant; records its input once it is read. */
export type MerchantWork = (
  merchant: Merchant,
  note: (sent: Readonly<Record<string, unknown>>) => void,
) => Promise<Response>

/** Handles a request of a merchant's server. */
export type AsMerchant = (request: Request, work: MerchantWork) => Promise<Response>

/**
 * Answers merchants' servers by their API keys, and logs each request under its key. Checks key and
 * address before reading the body, so that strangers learn nothing about valid input. Requests that
 * are too frequent or have a wrong key aren't logged.
 *
 * @throws {RestFault} 401, 403, 429; else what the work throws.
 */
export function asMerchantOf(bank: Books): AsMerchant {
  const limits = createKeyLimits(bank)
  return async (request, work) => {
    const shown = await admitMerchant(bank.database.sql, request, limits)
    return answerLogged(bank, { request, shown }, work)
  }
}

async function answerLogged(
  bank: Books,
  { request, shown }: { readonly request: Request; readonly shown: ShownKey },
  work: MerchantWork,
): Promise<Response> {
  const begun = performance.now()
  const outcome = { status: 500, sent: '', answered: '' }
  try {
    await checkAddress(bank.database.sql, shown, request)
    const response = await work(shown, sent => {
      outcome.sent = JSON.stringify(sent)
    })
    outcome.status = response.status
    outcome.answered = await response.clone().text()
    return response
  } catch (cause) {
    const fault = restFaultOf(cause)
    if (fault) Object.assign(outcome, { status: fault.status, answered: bodyOf(fault) })
    throw cause
  } finally {
    const durationMs = Math.round(performance.now() - begun)
    await keep(bank, shown, { request, durationMs, ...outcome })
  }
}

const bodyOf = ({ message, code }: RestFault) => JSON.stringify({ message, code })

interface LoggedRequest {
  readonly request: Request
  readonly status: number
  readonly durationMs: number
  readonly sent: string
  readonly answered: string
}

const keep = (
  bank: Books,
  { customerId, apiKeyId }: ShownKey,
  { request, ...outcome }: LoggedRequest,
): Promise<void> =>
  logRequest(bank, {
    ...outcome,
    customerId,
    apiKeyId,
    method: request.method,
    path: new URL(request.url).pathname,
    ip: requestOrigin(request).ip,
  })
