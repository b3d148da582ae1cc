import type { Bank } from '../bank.ts'
import type { Context } from '../context.ts'
import { requestOrigin, type RestFault, restFaultOf } from '../http/index.ts'
import { admitMerchant, checkAddress, type Merchant, type ShownKey } from './admit-merchant.ts'
import { logRequest } from './api-log.ts'

type Books = Pick<Bank, 'database' | 'newId'> & Pick<Context, 'clock'>

/** Answers a merchant; notes what was sent once it is read. */
export type MerchantWork = (
  merchant: Merchant,
  note: (sent: Readonly<Record<string, unknown>>) => void,
) => Promise<Response>

/**
 * Answers a merchant's server by its API key, and writes the request into the log of the key. Key
 * and address are judged before the body is read: strangers learn nothing about valid input.
 *
 * @throws {RestFault} 401, 403; else what the work throws.
 */
export async function asMerchant(
  bank: Books,
  request: Request,
  work: MerchantWork,
): Promise<Response> {
  const shown = await admitMerchant(bank.database.sql, request)
  const begun = performance.now()
  const asked = { status: 500, sent: '', answered: '' }
  try {
    await checkAddress(bank.database.sql, shown, request)
    const response = await work(shown, sent => {
      asked.sent = JSON.stringify(sent)
    })
    asked.status = response.status
    asked.answered = await response.clone().text()
    return response
  } catch (cause) {
    const fault = restFaultOf(cause)
    if (fault) Object.assign(asked, { status: fault.status, answered: bodyOf(fault) })
    throw cause
  } finally {
    const durationMs = Math.round(performance.now() - begun)
    await keep(bank, shown, { request, durationMs, ...asked })
  }
}

const bodyOf = ({ message, code }: RestFault) => JSON.stringify({ message, code })

interface Asked {
  readonly request: Request
  readonly status: number
  readonly durationMs: number
  readonly sent: string
  readonly answered: string
}

const keep = (
  bank: Books,
  { customerId, apiKeyId }: ShownKey,
  { request, ...asked }: Asked,
): Promise<void> =>
  logRequest(bank, {
    ...asked,
    customerId,
    apiKeyId,
    method: request.method,
    path: new URL(request.url).pathname,
    ip: requestOrigin(request).ip,
  })
