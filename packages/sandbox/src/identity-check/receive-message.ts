import { IDENTITY_PROVIDERS } from '@sixpence/protocol'
import type { Bank } from '../bank.ts'
import { restService } from '../http/index.ts'
import { receiveMessage } from '../provider-messages/index.ts'
import { askProvider } from './ask-provider.ts'

/**
 * Where providers say that something has happened. The bank believes nothing that stands there: it
 * asks about the check that is named, and answers as if it knew it.
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
