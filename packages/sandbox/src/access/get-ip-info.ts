import { getIpInfo } from '@sixpence/protocol'
import { namedMethodRoute } from '../http/index.ts'

/** Tells the address as the bank sees it; the rest is the same for everybody here. */
export const getIpInfoRoute = namedMethodRoute(getIpInfo, async (_input, { origin }) => ({
  ip: origin.ip,
  country_code: 'IE',
  privacy: { vpn: false, proxy: false, tor: false, relay: false, hosting: false },
}))
