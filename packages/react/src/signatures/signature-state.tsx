import type { Signature } from '@sixpence/core/signatures'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Alert } from '../ui/index.ts'

/** Shows the state of a signature, and what its signer can do. */
export function SignatureState({ signature }: { signature: Signature | undefined }) {
  const { t } = useMessages('signatures')
  const formats = useFormats()
  if (!signature) return null
  const { status, isOwn, signerName: name, expiresAt } = signature
  const date = formats.date(expiresAt)
  if (status === 'waiting') {
    return (
      <Alert tone="info" title={isOwn ? t('waitingTitle') : t('otherTitle', { name })}>
        {isOwn ? t('waitingText', { date }) : t('otherText', { name })}
      </Alert>
    )
  }
  if (status === 'declined') {
    return (
      <Alert tone="warning" title={t('declinedTitle')}>
        {t('declinedText')}
      </Alert>
    )
  }
  if (status === 'expired') {
    return (
      <Alert tone="warning" title={t('expiredTitle')}>
        {t('expiredText')}
      </Alert>
    )
  }
  return null
}
