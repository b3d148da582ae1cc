import { lookupMethods } from '@sixpence/protocol'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { answerRefusal, asCaller, readSent, restAnswer } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import { isAddress, readJsonObject, refuse } from '../http/index.ts'
import { urlStatus } from './url-status.ts'

/** Addresses that are kept for documents (RFC 5737): each hides where one is in its own way. */
const HIDING = [
  ['192.0.2.', { tor: true }],
  ['198.51.100.', { proxy: true, hosting: true }],
  ['203.0.113.', { vpn: true }],
] as const

const OPEN = { vpn: false, proxy: false, tor: false, relay: false, hosting: false }

/** What is said of addresses: of the web's to customers, of the internet protocol's to anybody. */
export function addressService(bank: Bank) {
  const service = new Hono()
  service.post(lookupMethods.checkUrls.path, async ({ req }) => {
    const { checkUrls: call } = lookupMethods
    const asking = { request: req.raw, call }
    const { urls } = await readSent(bank, asking, async request => {
      // Any JSON: the schema judges it.
      const parsed = z.safeDecode(call.input, (await readJsonObject(request)) as never)
      if (!parsed.success) throw refuse.malformed('Send one to twenty addresses as urls.')
      return parsed.data
    })
    return restAnswer(
      await asCaller(bank, asking, async () => ({
        urls: urls.map(url => ({ url, status: urlStatus(url) })),
      })),
    )
  })
  // In the place of a service outside of the bank, for who configures none.
  service.get('/outside/ip-privacy/:ip', ({ req }) => {
    const ip = req.param('ip')
    if (!isAddress(ip)) throw refuse.malformed('This is no address.')
    const [, hidden = {}] = HIDING.find(([net]) => ip.startsWith(net)) ?? []
    return Response.json({ ...OPEN, ...hidden })
  })
  service.onError(answerRefusal)
  return service
}
