import { useMessages } from '../../i18n/index.ts'
import { Alert, Button, LoadError } from '../../ui/index.ts'

export interface DefectViewProps {
  /** The thrown value. */
  error: unknown
  /** Renders the failed part again. */
  onRetry: () => void
}

/**
 * Shows an alert that something couldn't be shown, and what to do. Its text differs without a
 * network, because most failures then are code that couldn't be loaded.
 */
export function DefectView({ error, onRetry }: DefectViewProps) {
  const { t } = useMessages('common')
  const { t: tErrors } = useMessages('errors')
  const { onLine } = navigator
  const couldLoad = !(error instanceof LoadError)
  const isStuck = onLine && !couldLoad && error.isRepeated
  const text = couldLoad ? 'screenText' : isStuck ? 'screenReloadText' : 'screenLoadText'
  return (
    <Alert
      tone={onLine ? 'negative' : 'warning'}
      title={tErrors(onLine ? 'screenTitle' : 'screenOfflineTitle')}
      actions={
        <Button size="small" onPress={isStuck ? () => location.reload() : onRetry}>
          {isStuck ? tErrors('reloadCta') : t('retryCta')}
        </Button>
      }
    >
      {tErrors(onLine ? text : 'screenOfflineText')}
    </Alert>
  )
}
