import type { Webhook } from '@sixpence/core/merchant'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Alert, Loaded, NativeSelect, Stack, TitledCard } from '../../ui/index.ts'
import { useWebhooks } from '../webhooks/use-webhooks.ts'
import { PingTrial } from './ping-trial.tsx'
import { SignatureTrial } from './signature-trial.tsx'

/** Checks whether a webhook can be reached and whether a message it received is genuine. */
export function WebhookSteps() {
  const { t } = useMessages('integration')
  return (
    <>
      <TitledCard title={t('webhookTitle')} text={t('webhookLead')}>
        <OfChosen>{webhook => <PingTrial key={webhook.id} webhook={webhook} />}</OfChosen>
      </TitledCard>
      <TitledCard title={t('signatureTitle')} text={t('signatureLead')}>
        <OfChosen>{webhook => <SignatureTrial key={webhook.id} webhook={webhook} />}</OfChosen>
      </TitledCard>
    </>
  )
}

/** A choice of webhooks, and the content for the chosen one. */
function OfChosen({ children }: { children: (webhook: Webhook) => ReactNode }) {
  const { t } = useMessages('integration')
  const words = useMessages('merchant-api')
  const task = useWebhooks()
  const [chosenId, choose] = useState<string>()
  return (
    <Loaded
      of={task}
      value={task.data}
      loadingLabel={words.t('webhooksLoading')}
      failedTitle={words.t('webhooksFailedTitle')}
    >
      {webhooks => {
        const chosen = webhooks.find(({ id }) => id === chosenId) ?? webhooks[0]
        if (!chosen) {
          return (
            <Alert tone="info" announce="never">
              {t('noWebhooksText')}
            </Alert>
          )
        }
        return (
          <Stack gap={4}>
            <div className="sp-select-fields">
              <NativeSelect
                label={t('webhookLabel')}
                selectedId={chosen.id}
                options={webhooks.map(({ id, name, url }) => ({ id, label: `${name} (${url})` }))}
                onSelect={choose}
              />
            </div>
            {children(chosen)}
          </Stack>
        )
      }}
    </Loaded>
  )
}
