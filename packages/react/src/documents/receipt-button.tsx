import { useDocument } from '../downloads/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, Icon, useFailureText } from '../ui/index.ts'

/** Saves a receipt of what was uploaded, with what became of that. */
export function ReceiptButton() {
  const { t } = useMessages('documents')
  const textOf = useFailureText()
  const { isPending, savedAs, failure, save } = useDocument(({ documents }) => documents.receipt())
  return (
    <div>
      <Button icon={<Icon name="download" />} isPending={isPending} onPress={() => void save()}>
        {t('receiptCta')}
      </Button>
      <p role="status" className={failure ? 'sp-field-error' : 'sp-field-description'}>
        {savedAs !== undefined && t('savedText', { name: savedAs })}
        {failure && textOf(failure)}
      </p>
    </div>
  )
}
