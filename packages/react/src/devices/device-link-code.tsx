import { useMessages } from '../i18n/index.ts'
import { ExternalLink, QrCode, Stack } from '../ui/index.ts'

export interface DeviceLinkCodeProps {
  deeplink: string
  secondsLeft: number | undefined
}

/** A link for a phone: a QR code, or a link if this is the phone. */
export function DeviceLinkCode({ deeplink, secondsLeft }: DeviceLinkCodeProps) {
  const { t } = useMessages('devices')
  return (
    <Stack gap={4}>
      <ol className="sp-numbered">
        <li>{t('linkOpenText')}</li>
        <li>{t('linkScanText')}</li>
        <li>{t('linkApproveText')}</li>
      </ol>
      <QrCode text={deeplink} label={t('qrLabel')} />
      {secondsLeft !== undefined && (
        <p className="sp-muted">{t('linkTimeText', { count: Math.ceil(secondsLeft / 60) })}</p>
      )}
      <p>
        <ExternalLink href={deeplink}>{t('onThisPhoneLink')}</ExternalLink>
      </p>
    </Stack>
  )
}
