import type { PaymentIntent, TransferPayment } from '@sixpence/core/payments'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { Alert, Button } from '../../ui/index.ts'

export interface SimilarWarningProps {
  similar: PaymentIntent | undefined
  kind: TransferPayment['kind']
  isPending: boolean
  onContinue: () => void
}

/** Warns that the same payment was made a short while ago, before it is made again. */
export function SimilarWarning({ similar, kind, isPending, onContinue }: SimilarWarningProps) {
  const { t } = useMessages('transfers')
  const formats = useFormats()
  const navigateTo = useNavigateTo()
  if (!similar) return <Alert tone="warning" announce="now" />
  return (
    <Alert
      tone="warning"
      announce="now"
      title={t('similarTitle')}
      actions={
        <>
          <Button size="small" onPress={() => navigateTo({ to: 'payment', kind, id: similar.id })}>
            {t('similarShowCta')}
          </Button>
          <Button size="small" isPending={isPending} onPress={onContinue}>
            {t('similarContinueCta')}
          </Button>
        </>
      }
    >
      {t('similarText', {
        when: formats.dateTime(new Date(similar.sentAt ?? similar.createdAt).toISOString()),
      })}
    </Alert>
  )
}
