import { Stack } from '../../ui/index.ts'
import { KeyStep } from './key-step.tsx'
import { PageStep } from './page-step.tsx'
import { ReceiverSamples } from './receiver-samples.tsx'
import { WebhookSteps } from './webhook-steps.tsx'

/**
 * Tells a merchant's engineer step by step whether what they built works: key, webhook, signature
 * and page, and what to do where it doesn't; with servers to start from.
 */
export function IntegrationCheck() {
  return (
    <Stack gap={5}>
      <KeyStep />
      <WebhookSteps />
      <PageStep />
      <ReceiverSamples />
    </Stack>
  )
}
