import type { Bank } from '../bank.ts'
import { restService } from '../http/index.ts'
import { receiveMessage } from '../provider-messages/index.ts'
import { askOnBell, type WhenSigned } from './ask-about-signature.ts'

/**
 * Receives the provider's messages about papers. Trusts nothing in them: requests the state of the
 * named paper, and responds to unknown ones in the same way.
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
