import { BLOCK_TYPES, type BlockType } from '@sixpence/core'
import { useState } from 'react'
import { EmailField, useEmailDraft } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { ErrorView, FormPopup, RadioGroup } from '../../ui/index.ts'
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
  const email = useEmailDraft()
  const [blockType, setBlockType] = useState<BlockType>('payout')
  const { write, isPending, failure } = useWrite()

  async function submit() {
    if (!email.validate() || isPending) return
    if (!(await write(securityApi.addToBlacklist, { email: email.address, blockType }))) return
    onClose()
    onAdded(email.address)
  }

  return (
    <FormPopup
      title={t('addPersonTitle')}
      submitText={t('addPersonCta')}
      cancelText={t('cancelCta')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorView failure={failure} title={t('changeFailedTitle')} />
      <EmailField
        label={t('emailLabel')}
        draft={email}
        invalidText={t('emailInvalidError')}
        failure={failure}
      />
      <RadioGroup
        label={t('blockLabel')}
        selectedId={blockType}
        onSelect={setBlockType}
        options={BLOCK_TYPES.map(id => ({ id, label: t(BLOCK_TEXTS[id]) }))}
      />
    </FormPopup>
  )
}
