import { useMessages } from '@sixpence/react/i18n'
import { Alert } from '@sixpence/react/ui'

/** Shown where the page may not be embedded. */
export function Refused() {
  const { t } = useMessages('embedding')
  return (
    <Alert tone="warning" title={t('refusedTitle')}>
      {t('refusedText')}
    </Alert>
  )
}
