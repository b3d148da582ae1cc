import type { PayByNameSettings } from '@sixpence/core/merchant'
import { useMessages } from '../i18n/index.ts'
import { Alert, CopyButton, QrCode, Stack } from '../ui/index.ts'

/** The address of the page for payers, if there is one. */
export function NamePage({ settings: { statusId, link } }: { settings: PayByNameSettings }) {
  const { t } = useMessages('saved-buttons')
  if (statusId === 'off' || link === undefined) {
    return <Alert tone="info">{t('payByNameOffText')}</Alert>
  }
  return (
    <Stack gap={3}>
      <div className="sp-saved-button-way">
        <p className="sp-saved-button-address">{link}</p>
        <CopyButton text={link} label={t('linkTitle')} />
      </div>
      <QrCode text={link} label={t('payByNameQrLabel')} />
    </Stack>
  )
}
