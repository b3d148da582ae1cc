import type { KycCustomerInfo } from '@sixpence/core/kyc'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { Alert, Button, Stack, TitledCard } from '../../ui/index.ts'
import { useAskAnew } from '../use-ask-anew.ts'
import { KycDocument, type RenderKycDocument } from './kyc-document.tsx'

export interface KycSubmittedProps {
  info: KycCustomerInfo
  renderDocument: RenderKycDocument
  afterSubmission?: ReactNode
}

/** The next steps and their date after the submission, and any missing document. */
export function KycSubmitted({ info, renderDocument, afterSubmission }: KycSubmittedProps) {
  const { t } = useMessages('kyc')
  const navigateTo = useNavigateTo()
  const root = useRef<HTMLDivElement>(null)
  const isAccepted = info.acceptedAt !== undefined
  // The pressed button is gone.
  useEffect(() => root.current?.focus(), [isAccepted])
  return (
    <div ref={root} tabIndex={-1}>
      <Stack gap={4}>
        {isAccepted ? (
          <Alert tone="positive" title={t('acceptedTitle')} announce="never">
            {t('acceptedText')}
          </Alert>
        ) : (
          <Waiting info={info} renderDocument={renderDocument} />
        )}
        {afterSubmission}
        <div className="sp-button-row">
          <Button variant="primary" onPress={() => navigateTo({ to: 'start' })}>
            {t('continueCta')}
          </Button>
        </div>
      </Stack>
    </div>
  )
}

function Waiting({ info, renderDocument }: KycSubmittedProps) {
  const { t } = useMessages('kyc')
  const formats = useFormats()
  const date = info.decisionBy === undefined ? '' : formats.calendarDay(info.decisionBy)
  const missing = info.documents.filter(({ isUploaded }) => !isUploaded)
  const isWhole = missing.length === 0
  const askAnew = useAskAnew()
  return (
    <>
      <TitledCard
        title={t('submittedTitle')}
        text={isWhole ? t('submittedText', { date }) : t('answersReceivedText')}
      >
        {isWhole && <p>{t('submittedNextText')}</p>}
      </TitledCard>
      {!isWhole && (
        <TitledCard title={t('stillMissingTitle')} text={t('stillMissingText')}>
          <Stack gap={5}>
            {missing.map(document => (
              <KycDocument
                key={document.categoryId}
                document={document}
                renderDocument={renderDocument}
                onDone={askAnew}
              />
            ))}
          </Stack>
        </TitledCard>
      )}
    </>
  )
}
