import type { PaymentRefusal } from '@sixpence/core/payments'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { Alert, Button } from '../../ui/index.ts'

interface IdenticalQuestionProps {
  /** The batch with the same payments; undefined without a question. */
  identical: PaymentRefusal['identical']
  isPending: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks if the same payments are to be made again, before anything happens. */
export function IdenticalQuestion({ identical, isPending, onYes, onNo }: IdenticalQuestionProps) {
  const { t } = useMessages('batches')
  const formats = useFormats()
  const navigateTo = useNavigateTo()
  if (!identical) return <Alert tone="warning" announce="now" />
  const { batchId: id, date } = identical
  return (
    <Alert
      tone="warning"
      announce="now"
      title={t('identicalTitle')}
      actions={
        <>
          <Button size="small" isDisabled={isPending} onPress={onNo}>
            {t('identicalNoCta')}
          </Button>
          <Button size="small" onPress={() => navigateTo({ to: 'batchHistory', id })}>
            {t('identicalShowCta')}
          </Button>
          <Button size="small" variant="primary" isPending={isPending} onPress={onYes}>
            {t('identicalYesCta')}
          </Button>
        </>
      }
    >
      <p>{t('identicalText', { date: formats.dateTime(date) })}</p>
      <p className="sp-reference">{t('identicalNumberText', { number: id })}</p>
    </Alert>
  )
}
