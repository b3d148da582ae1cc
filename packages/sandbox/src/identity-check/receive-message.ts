import { IDENTITY_PROVIDERS } from '@sixpence/protocol'
import type { Bank } from '../bank.ts'
import { restService } from '../http/index.ts'
import { receiveMessage } from '../provider-messages/index.ts'
import { askProvider } from './ask-provider.ts'

/**
 * Receives messages of providers. The bank trusts nothing in a message: it asks about the named
 * check, and responds as if it knew the check.
 */
export function identityReceiver(bank: Bank) {
  const service = restService()
  for (const provider of IDENTITY_PROVIDERS) {
    service.post(`/webhooks/identity/${provider}`, async context => {
      const providerRunId = await receiveMessage(bank, provider, context.req.raw)
      if (providerRunId !== undefined) await askProvider(bank, { providerRunId })
      return context.json({})
    })
  }
  return service
}
