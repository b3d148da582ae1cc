import { identityCheckMethods, type RestMethod } from '@sixpence/protocol'
import { Hono, type Context as HonoContext } from 'hono'
import * as z from 'zod/mini'
import { answerRefusal, asCaller, restAnswer } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import type { CallerContext } from '../context.ts'
import { readJsonObject, refuse } from '../http/index.ts'
import { ownsDocument } from './identity-documents.ts'
import { sendCheckLink } from './send-check-link.ts'
import { startRun } from './start-run.ts'

const { start, startFor } = identityCheckMethods

/** The calls about checks that have addresses of their own. */
export function identityService(bank: Bank) {
  const service = new Hono()
  service.post(start.path, async context => {
    const { documentId, returnUrl } = await inputOf(start, context)
    return answered(bank, { request: context.req.raw, call: start }, async caller => {
      const { customerId } = caller.caller
      if (documentId !== undefined && !(await ownsDocument(documentId, caller))) throw unknown()
      const input = { customerId, kind: 'document', identityId: documentId, returnUrl } as const
      return startRun(input, caller, bank)
    })
  })
  service.post(startFor.path.replace('{customerId}', ':customerId'), context => {
    const asking = {
      request: context.req.raw,
      call: startFor,
      customerId: context.req.param('customerId'),
    }
    return answered(bank, asking, caller => sendCheckLink(caller, bank))
  })
  service.onError(answerRefusal)
  return service
}

async function answered<Answer extends object>(
  bank: Bank,
  asking: { readonly request: Request; readonly call: RestMethod; readonly customerId?: string },
  work: (context: CallerContext) => Promise<Answer>,
): Promise<Response> {
  return restAnswer(await asCaller(bank, asking, work))
}

async function inputOf<Schema extends z.ZodMiniType>(
  { input }: { readonly input: Schema },
  { req }: HonoContext,
): Promise<z.output<Schema>> {
  const body = await readJsonObject(req.raw)
  const parsed = z.safeDecode(input, body as never) // any JSON: the schema judges it
  if (!parsed.success) throw refuse.malformed('The request is not right.')
  return parsed.data
}

const unknown = () => refuse.accessDenied('There is no such document.')
