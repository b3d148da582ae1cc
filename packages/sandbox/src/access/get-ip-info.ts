import type { accessMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'

export const getIpInfoHandlers = {
  /** Returns the address as the bank sees it; the rest is the same for everyone here. */
  ipInfo: async (_input, { origin }) => ({
    ip: origin.ip,
    country_code: 'IE',
    privacy: { vpn: false, proxy: false, tor: false, relay: false, hosting: false },
  }),
} satisfies Partial<Handlers<typeof accessMethods>>
