import { useCountdown } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Alert, QrCode, Stack } from '../ui/index.ts'

export interface HandOverProps {
  link: string
  /** The time at which the link expires, in milliseconds since 1970. */
  endsAt: number
}

/** A link that lets another device continue the check. This page follows it. */
export function HandOver({ link, endsAt }: HandOverProps) {
  const { t } = useMessages('identity-check')
  const secondsLeft = useCountdown(endsAt)
  if (secondsLeft === 0) return <Alert tone="warning">{t('codeOverText')}</Alert>
  return (
    <Stack gap={4}>
      <ol className="sp-numbered">
        <li>{t('scanText')}</li>
        <li>{t('doThereText')}</li>
        <li>{t('comeBackText')}</li>
      </ol>
      <QrCode text={link} label={t('qrLabel')} />
      <p className="sp-muted">{t('codeTimeText', { count: Math.ceil(secondsLeft / 60) })}</p>
    </Stack>
  )
}
