import { Stack } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { KeyStep } from './key-step.tsx'
import { PageStep } from './page-step.tsx'
import { ReceiverSamples } from './receiver-samples.tsx'
import { WebhookSteps } from './webhook-steps.tsx'

/**
 * Checks a merchant's integration step by step: key, webhook, signature and page. Explains how to
 * fix what fails, and offers sample servers to copy.
 */
export const IntegrationCheck = hosted('IntegrationCheck', IntegrationCheckContent)

function IntegrationCheckContent() {
  return (
    <Stack gap={5}>
      <KeyStep />
      <WebhookSteps />
      <PageStep />
      <ReceiverSamples />
    </Stack>
  )
}
