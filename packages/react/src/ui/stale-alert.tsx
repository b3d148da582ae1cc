import { useMessages, useMoment } from '../i18n/index.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import type { ShownFailure } from './use-failure-text.ts'

export interface StaleAlertProps {
  /** When the bank said what is shown (ISO 8601); undefined while nothing is. */
  asOf: string | undefined
  /** Why there is nothing newer; undefined leaves an empty region that announces what comes later. */
  failure: ShownFailure | undefined
  /** By default a general one. */
  title?: string | undefined
  /** Left out where another button asks again. */
  onRetry?: (() => void) | undefined
  isRetrying?: boolean | undefined
}

/**
 * Says how old what is shown is when the bank did not answer again, with a way to try once more.
 * Its button goes when there is an answer: put it into a `FocusKeeper`.
 */
export function StaleAlert({ asOf, failure, title, onRetry, isRetrying }: StaleAlertProps) {
  const { t } = useMessages('common')
  const time = useMoment(asOf)
  if (!failure || time === undefined) return <Alert tone="warning" />
  return (
    <Alert
      tone="warning"
      title={title ?? t('staleTitle')}
      actions={
        onRetry && (
          <Button size="small" isPending={isRetrying ?? false} onPress={onRetry}>
            {t('retryCta')}
          </Button>
        )
      }
    >
      {t('staleText', { time })}
    </Alert>
  )
}
