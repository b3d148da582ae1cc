import type { Logo } from '@sixpence/core/merchant'
import { useMessages } from '../i18n/index.ts'
import { useWrite } from '../store/index.ts'
import { logosApi } from './logos-api.ts'
import { AskPopup, useToast } from '../ui/index.ts'

/** Asks for confirmation before a logo is deleted, because pages that show it will show another. */
export function DeleteLogoPopup({ logo, onClose }: { logo: Logo; onClose: () => void }) {
  const { t } = useMessages('merchant')
  const toast = useToast()
  const { write, ...change } = useWrite()
  return (
    <AskPopup
      of={change}
      title={t('deleteLogoTitle')}
      text={t(logo.isDefault ? 'deleteDefaultText' : 'deleteLogoText', { name: logo.name })}
      confirmText={t('deleteCta')}
      onConfirm={() => write(logosApi.deleteLogo, { id: logo.id })}
      onClose={onClose}
      onDone={() => toast({ tone: 'positive', text: t('deletedToast') })}
    />
  )
}
