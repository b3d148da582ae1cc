import { useMessages } from '../../i18n/index.ts'
import { Alert, Button, LoadError } from '../../ui/index.ts'

export interface DefectViewProps {
  /** What was thrown. */
  error: unknown
  /** Renders again what has failed. */
  onRetry: () => void
}

/**
 * Says that something could not be shown, and what to do. Without a network it says so: most of
 * what fails then could only not be loaded.
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
