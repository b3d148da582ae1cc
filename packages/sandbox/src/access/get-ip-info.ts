import { getIpInfo } from '@sixpence/protocol'
import { namedMethodRoute } from '../http/index.ts'

/** Everybody comes from the same place here: an address that is kept for examples (RFC 5737). */
export const getIpInfoRoute = namedMethodRoute(getIpInfo, async () => ({
  ip: '203.0.113.7',
  country_code: 'IE',
  privacy: { vpn: false, proxy: false, tor: false, relay: false, hosting: false },
}))
