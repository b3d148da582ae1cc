import { securityMethods } from '@sixpence/protocol/schemas'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { answerRefusal, asCaller, readSent, restAnswer } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import { readJsonObject, refuse } from '../http/index.ts'
import { beginTwoStepChange, confirmTwoStepChange } from './change-two-step.ts'

/** Serves the settings that have addresses of their own: two-step verification. */
export function securityService(bank: Bank) {
  const service = new Hono()
  service.post(securityMethods.changeTwoStep.path, async context => {
    const restRequest = { request: context.req.raw, call: securityMethods.changeTwoStep }
    const body = await readSent(bank, restRequest, readJsonObject)
    const answer = await asCaller(bank, restRequest, caller => {
      const parsed = z.safeDecode(securityMethods.changeTwoStep.input, body as never) // any JSON
      if (!parsed.success) throw refuse.malformed('Send either mode or typeMode.')
      return beginTwoStepChange(parsed.data, caller)
    })
    return restAnswer(answer)
  })
  service.post(routeOf(securityMethods.confirmTwoStep.path), async context => {
    const { requestId: id = '', code = '' } = context.req.param() as Partial<Record<string, string>>
    const restRequest = { request: context.req.raw, call: securityMethods.confirmTwoStep }
    const answer = await asCaller(bank, restRequest, caller =>
      confirmTwoStepChange({ id, code }, caller),
    )
    return restAnswer(answer)
  })
  service.onError(answerRefusal)
  return service
}

/** Converts the protocol's `{name}` to the router's `:name`. */
const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
