import { useMessages } from '@sixpence/react/i18n'
import { Alert } from '@sixpence/react/ui'

/** Stands where a page is shown that nobody may embed like this. */
export function Refused() {
  const { t } = useMessages('embedding')
  return (
    <Alert tone="warning" title={t('refusedTitle')}>
      {t('refusedText')}
    </Alert>
  )
}
