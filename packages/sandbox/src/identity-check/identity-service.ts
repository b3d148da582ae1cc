import { identityCheckMethods } from '@sixpence/protocol/schemas'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { answerRefusal, asCaller, type RestRequest, readSent, restAnswer } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import type { CallerContext } from '../context.ts'
import { readJsonObject, refuse } from '../http/index.ts'
import { ownsDocument } from './identity-documents.ts'
import { sendCheckLink } from './send-check-link.ts'
import { startRun } from './start-run.ts'

const { start, startFor } = identityCheckMethods

/** The REST calls about checks. */
export function identityService(bank: Bank) {
  const service = new Hono()
  service.post(start.path, async context => {
    const restRequest = { request: context.req.raw, call: start }
    const { documentId, returnUrl } = await readSent(bank, restRequest, startInput)
    return answered(bank, restRequest, async caller => {
      const { customerId } = caller.caller
      if (documentId !== undefined && !(await ownsDocument(documentId, caller))) throw unknown()
      const input = { customerId, kind: 'document', identityId: documentId, returnUrl } as const
      return startRun(input, caller, bank)
    })
  })
  service.post(startFor.path.replace('{customerId}', ':customerId'), context => {
    const restRequest = {
      request: context.req.raw,
      call: startFor,
      customerId: context.req.param('customerId'),
    }
    return answered(bank, restRequest, caller => sendCheckLink(caller, bank))
  })
  service.onError(answerRefusal)
  return service
}

async function answered<Answer extends object>(
  bank: Bank,
  restRequest: RestRequest,
  work: (context: CallerContext) => Promise<Answer>,
): Promise<Response> {
  return restAnswer(await asCaller(bank, restRequest, work))
}

async function startInput(request: Request) {
  const body = await readJsonObject(request)
  const parsed = z.safeDecode(start.input, body)
  if (!parsed.success) throw refuse.malformed('The request is not right.')
  return parsed.data
}

const unknown = () => refuse.accessDenied('There is no such document.')
