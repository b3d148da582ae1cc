import { profileMethods } from '@sixpence/protocol'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { answerRefusal, asCaller, restAnswer } from '../../access/index.ts'
import type { Bank } from '../../bank.ts'
import { hasOtherChallengeMethod, readJsonObject, refuse, S256_ONLY } from '../../http/index.ts'
import { verifyCustomerPhone, verifyPhone } from './verify-phone.ts'

const { verifyPhone: BY_PHONE, verifyCustomerPhone: BY_CUSTOMER } = profileMethods

/** Codes for phones: these calls have addresses of their own. */
export function phoneService(bank: Bank) {
  const service = new Hono()
  service.post(BY_PHONE.path.replace('{phoneId}', ':phoneId'), async context => {
    const { raw: request } = context.req
    const { phoneId = '' } = context.req.param() as Partial<Record<string, string>>
    const answer = await asCaller(bank, { request, call: BY_PHONE }, async caller =>
      verifyPhone(phoneId, await wishOf(request), caller),
    )
    return restAnswer(answer)
  })
  service.post(BY_CUSTOMER.path.replace('{id}', ':id'), async context => {
    const { raw: request } = context.req
    const { id = '' } = context.req.param() as Partial<Record<string, string>>
    const answer = await asCaller(bank, { request, call: BY_CUSTOMER }, async caller =>
      verifyCustomerPhone(id, await wishOf(request), caller),
    )
    return restAnswer(answer)
  })
  service.onError(answerRefusal)
  return service
}

/** @throws {Refusal} `TA1` for a body that asks for no code. */
async function wishOf(request: Request) {
  const body = await readJsonObject(request)
  if (hasOtherChallengeMethod(request.url, body)) throw refuse.malformed(S256_ONLY)
  const parsed = z.safeDecode(BY_PHONE.input, body as never) // any JSON
  if (parsed.success) return parsed.data
  throw refuse.malformed('Send type, captcha and codeChallenge.')
}
