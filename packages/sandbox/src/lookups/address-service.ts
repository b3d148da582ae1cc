import { lookupMethods } from '@sixpence/protocol/schemas'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { answerRefusal, asCaller, readSent, restAnswer } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import { isAddress, readJsonObject, refuse } from '../http/index.ts'
import { urlStatus } from './url-status.ts'

/**
 * Address ranges reserved for documentation (RFC 5737). Each stands for another way to hide one's
 * address.
 */
const HIDING = [
  ['192.0.2.', { tor: true }],
  ['198.51.100.', { proxy: true, hosting: true }],
  ['203.0.113.', { vpn: true }],
] as const

const OPEN = { vpn: false, proxy: false, tor: false, relay: false, hosting: false }

/** Serves checks of web addresses to customers and checks of IP addresses to anybody. */
export function addressService(bank: Bank) {
  const service = new Hono()
  service.post(lookupMethods.checkUrls.path, async ({ req }) => {
    const { checkUrls: call } = lookupMethods
    const restRequest = { request: req.raw, call }
    const { urls } = await readSent(bank, restRequest, async request => {
      // Any JSON: the schema judges it.
      const parsed = z.safeDecode(call.input, (await readJsonObject(request)) as never)
      if (!parsed.success) throw refuse.malformed('Send one to twenty addresses as urls.')
      return parsed.data
    })
    return restAnswer(
      await asCaller(bank, restRequest, async () => ({
        urls: urls.map(url => ({ url, status: urlStatus(url) })),
      })),
    )
  })
  // Stands in for an outside service if none is configured.
  service.get('/outside/ip-privacy/:ip', ({ req }) => {
    const ip = req.param('ip')
    if (!isAddress(ip)) throw refuse.malformed('This is no address.')
    const [, hidden = {}] = HIDING.find(([net]) => ip.startsWith(net)) ?? []
    return Response.json({ ...OPEN, ...hidden })
  })
  service.onError(answerRefusal)
  return service
}
