import { profileMethods } from '@sixpence/protocol/schemas'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { answerRefusal, asCaller, readSent, restAnswer } from '../../access/index.ts'
import type { Bank } from '../../bank.ts'
import { hasOtherChallengeMethod, readJsonObject, refuse, S256_ONLY } from '../../http/index.ts'
import { verifyCustomerPhone, verifyPhone } from './verify-phone.ts'

const { verifyPhone: BY_PHONE, verifyCustomerPhone: BY_CUSTOMER } = profileMethods

/** Serves codes for phones: these calls have addresses of their own. */
export function phoneService(bank: Bank) {
  const service = new Hono()
  service.post(BY_PHONE.path.replace('{phoneId}', ':phoneId'), async context => {
    const { raw: request } = context.req
    const { phoneId = '' } = context.req.param() as Partial<Record<string, string>>
    const restRequest = { request, call: BY_PHONE }
    const body = await readSent(bank, restRequest, readJsonObject)
    const answer = await asCaller(bank, restRequest, caller =>
      verifyPhone(phoneId, inputOf(request, body), caller),
    )
    return restAnswer(answer)
  })
  service.post(BY_CUSTOMER.path.replace('{id}', ':id'), async context => {
    const { raw: request } = context.req
    const { id = '' } = context.req.param() as Partial<Record<string, string>>
    const restRequest = { request, call: BY_CUSTOMER }
    const body = await readSent(bank, restRequest, readJsonObject)
    const answer = await asCaller(bank, restRequest, caller =>
      verifyCustomerPhone(id, inputOf(request, body), caller),
    )
    return restAnswer(answer)
  })
  service.onError(answerRefusal)
  return service
}

/** @throws {Refusal} `TA1` for a body that doesn't request a code. */
function inputOf({ url }: Request, body: Record<string, unknown>) {
  if (hasOtherChallengeMethod(url, body)) throw refuse.malformed(S256_ONLY)
  const parsed = z.safeDecode(BY_PHONE.input, body as never) // any JSON
  if (parsed.success) return parsed.data
  throw refuse.malformed('Send type, captcha and codeChallenge.')
}
