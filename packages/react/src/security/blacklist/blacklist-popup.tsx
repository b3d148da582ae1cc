import { BLACKLIST_FIELDS, BLOCK_TYPES } from '@sixpence/core/security'
import { useForm } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { FormPopup, RadioGroup, TextField } from '../../ui/index.ts'
import { BLOCK_TEXTS } from './block-texts.ts'
import { securityApi } from '../security-api.ts'

export interface BlacklistPopupProps {
  onClose: () => void
  /** Called with the added address; the popup has closed. */
  onAdded: (email: string) => void
}

/** Puts somebody on the blacklist. */
export function BlacklistPopup({ onClose, onAdded }: BlacklistPopupProps) {
  const { t } = useMessages('security')
  const { write, ...attempt } = useWrite()
  const form = useForm(BLACKLIST_FIELDS, {
    attempt,
    initial: { blockType: 'payout' },
    send: values => write(securityApi.addToBlacklist, values),
    onDone: () => {
      onClose()
      onAdded(form.values.email)
    },
  })
  return (
    <FormPopup
      form={form}
      title={t('addPersonTitle')}
      submitText={t('addPersonCta')}
      failedTitle={t('changeFailedTitle')}
      onClose={onClose}
    >
      <TextField {...form.field('email', t('emailInvalidError'))} label={t('emailLabel')} />
      <RadioGroup
        {...form.choice('blockType')}
        label={t('blockLabel')}
        options={BLOCK_TYPES.map(id => ({ id, label: t(BLOCK_TEXTS[id]) }))}
      />
    </FormPopup>
  )
}
