import type { Logo } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Button, Dialog, ErrorView, Stack, useToast } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** Asks before a logo is deleted: what shows it will show another. */
export function DeleteLogoPopup({ logo, onClose }: { logo: Logo; onClose: () => void }) {
  const { t } = useMessages('merchant')
  const toast = useToast()
  const { write, isPending, failure } = useWrite()
  const remove = async () => {
    if (!(await write(merchantApi.deleteLogo, { id: logo.id }))) return
    onClose()
    toast({ tone: 'positive', text: t('deletedToast') })
  }
  return (
    <Dialog
      isOpen
      title={t('deleteLogoTitle')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('cancelCta')}</Button>}
    >
      <Stack gap={4}>
        <ErrorView failure={failure} />
        <p>{t(logo.isDefault ? 'deleteDefaultText' : 'deleteLogoText', { name: logo.name })}</p>
        <Button variant="primary" isWide isPending={isPending} onPress={() => void remove()}>
          {t('deleteCta')}
        </Button>
      </Stack>
    </Dialog>
  )
}
