import { TAX_NUMBER_FIELDS } from '@sixpence/core/profile'
import { useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { FormPopup, TextField } from '../../ui/index.ts'
import { profileApi } from '../profile-api.ts'

interface TaxNumberPopupProps {
  taxId: string | undefined
  onClose: () => void
}

/** A form for the number. The typed number stays until the bank has it. */
export function TaxNumberPopup({ taxId = '', onClose }: TaxNumberPopupProps) {
  const { t } = useMessages('profile')
  const { write, ...attempt } = useWrite()
  const form = useForm(TAX_NUMBER_FIELDS, {
    attempt,
    initial: { taxId },
    send: values => write(profileApi.setTaxNumber, values),
    onDone: onClose,
  })
  const error = t('taxIdInvalidError')
  return (
    <FormPopup
      form={form}
      title={t('taxIdTitle')}
      submitText={t('saveCta')}
      failedTitle={t('changeFailedTitle')}
      onClose={onClose}
    >
      <TextField
        {...form.field('taxId', { missing: error, refused: error })}
        label={t('taxIdLabel')}
        description={t('taxIdNoteText')}
      />
    </FormPopup>
  )
}
