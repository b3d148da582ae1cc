import type { Logo } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { merchantApi } from '../merchant-api.ts'
import { AskPopup } from '../popups/ask-popup.tsx'

/** Asks for confirmation before a logo is deleted, because pages that show it will show another. */
export function DeleteLogoPopup({ logo, onClose }: { logo: Logo; onClose: () => void }) {
  const { t } = useMessages('merchant')
  return (
    <AskPopup
      title={t('deleteLogoTitle')}
      text={t(logo.isDefault ? 'deleteDefaultText' : 'deleteLogoText', { name: logo.name })}
      confirmText={t('deleteCta')}
      cancelText={t('cancelCta')}
      doneText={t('deletedToast')}
      call={merchantApi.deleteLogo}
      input={{ id: logo.id }}
      onClose={onClose}
    />
  )
}
