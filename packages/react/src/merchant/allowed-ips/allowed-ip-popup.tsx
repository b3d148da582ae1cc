import { ALLOWED_IP_FIELDS, type AllowedIp } from '@sixpence/core/merchant'
import { useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Alert, FormPopup, TextField } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

interface AllowedIpPopupProps {
  /** The range to change; without it, a new one is added. */
  range?: AllowedIp
  onClose: () => void
}

/** A dialog that adds or changes a range of IP addresses. It shows the bank's objections as well. */
export function AllowedIpPopup({ range, onClose }: AllowedIpPopupProps) {
  const { t } = useMessages('merchant-api')
  const { write, ...attempt } = useWrite()
  const form = useForm(ALLOWED_IP_FIELDS, {
    attempt,
    initial: range && { ...range, ipTo: range.ipTo === range.ipFrom ? '' : range.ipTo },
    send: values => {
      // A single address is a range that ends where it starts.
      const ends = { ...values, ipTo: values.ipTo || values.ipFrom }
      return range
        ? write(merchantApi.updateAllowedIp, { id: range.id, ...ends })
        : write(merchantApi.createAllowedIp, { ...ends, enabled: true })
    },
    onDone: onClose,
    doneText: t('savedToast'),
  })
  return (
    <FormPopup
      form={form}
      title={t(range ? 'editIpTitle' : 'addIpCta')}
      submitText={t(range ? 'saveCta' : 'addIpCta')}
      onClose={onClose}
    >
      <TextField {...form.field('name', t('nameMissingError'))} label={t('nameLabel')} />
      <TextField
        {...form.field('ipFrom', t('ipMissingError'))}
        label={t('ipFromLabel')}
        spellCheck={false}
      />
      <TextField
        {...form.field('ipTo')}
        label={t('ipToLabel')}
        description={t('ipToText')}
        spellCheck={false}
      />
      {!range && (
        <Alert tone="info" announce="never">
          {t('ipOnText')}
        </Alert>
      )}
    </FormPopup>
  )
}
