import type { Bank } from '../bank.ts'
import { restService } from '../http/index.ts'
import { receiveMessage } from '../provider-messages/index.ts'
import { askOnBell, type WhenSigned } from './ask-about-signature.ts'

/**
 * Where the provider says that something has happened to a paper. The bank believes nothing that
 * stands there: it asks about the paper that is named, and answers as if it knew it.
 */
export function signatureReceiver(bank: Bank, whenSigned: WhenSigned) {
  const service = restService()
  service.post('/webhooks/signature', async context => {
    const providerRequestId = await receiveMessage(bank, 'signature', context.req.raw)
    if (providerRequestId !== undefined) await askOnBell(bank, { providerRequestId }, whenSigned)
    return context.json({})
  })
  return service
}
