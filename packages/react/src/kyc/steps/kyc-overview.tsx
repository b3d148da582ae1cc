import { isStepDone } from '@sixpence/core/kyc'
import type { ReactNode } from 'react'
import { useMessages, useFormats } from '../../i18n/index.ts'
import { SignatureState } from '../../signatures/index.ts'
import { Badge, Button, List, ListRow, Stack, TitledCard } from '../../ui/index.ts'
import { KycDocumentNames } from './kyc-document-names.tsx'
import type { KycFormTask } from '../use-kyc-form.ts'

export interface KycOverviewProps {
  form: KycFormTask
  /** The reason for the questions. */
  introduction?: ReactNode
}

/**
 * The overview before the first step: the reason, the steps, the time needed and what to have
 * ready.
 */
export function KycOverview({ form, introduction }: KycOverviewProps) {
  const { t } = useMessages('kyc')
  const formats = useFormats()
  const { known: info, steps, proceed } = form
  const { savedAt } = info
  return (
    <Stack gap={4}>
      {introduction !== undefined && <p className="sp-page-header-lead">{introduction}</p>}
      <SignatureState signature={info.signature} />
      <TitledCard title={t('overviewTitle')} text={t('overviewText', { count: steps.length })}>
        <List aria-label={t('overviewTitle')}>
          {steps.map(step => (
            <ListRow
              key={step}
              title={t(`${step}Title`)}
              trailing={
                savedAt !== undefined &&
                isStepDone(step, info) && <Badge tone="positive">{t('doneLabel')}</Badge>
              }
            />
          ))}
        </List>
      </TitledCard>
      {info.documents.length > 0 && (
        <TitledCard title={t('readyTitle')} text={t('documentsText')}>
          <KycDocumentNames info={info} />
        </TitledCard>
      )}
      <p className="sp-muted">
        {savedAt === undefined ? t('laterText') : t('savedText', { date: formats.date(savedAt) })}
      </p>
      <div className="sp-button-row">
        <Button variant="primary" onPress={proceed}>
          {t(savedAt === undefined ? 'startCta' : 'continueCta')}
        </Button>
      </div>
    </Stack>
  )
}
