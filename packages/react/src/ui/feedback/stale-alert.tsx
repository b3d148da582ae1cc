import { useMessages, useMoment } from '../../i18n/index.ts'
import { useReported } from '../loading/host-events.ts'
import { Alert } from './alert.tsx'
import { Button } from '../buttons/button.tsx'
import type { ShownFailure } from './use-failure-text.ts'

export interface StaleAlertProps {
  /** The age of the data on show, and why there is nothing newer. */
  of: {
    /** The time of the bank's answer (ISO 8601); undefined while nothing is shown. */
    readonly asOf: string | undefined
    readonly error: ShownFailure | undefined
    /** True if only the next page failed: the data on show is as new as before. */
    readonly isMoreFailed?: boolean
    /** Left out if another button tries again. */
    readonly refetch?: () => void
    readonly isRefreshing: boolean
  }
  /** A general title by default. */
  title?: string | undefined
}

/**
 * Shows the age of the data on show if the bank didn't answer again, with a way to try once more;
 * otherwise an empty region that announces later messages. Its button goes when there is an answer:
 * put it into a `FocusKeeper`.
 */
export function StaleAlert({ of, title }: StaleAlertProps) {
  const { asOf, error, isMoreFailed = false, refetch, isRefreshing } = of
  const { t } = useMessages('common')
  const time = useMoment(asOf)
  useReported(isMoreFailed ? undefined : error)
  if (!error || isMoreFailed || time === undefined) return <Alert tone="warning" />
  return (
    <Alert
      tone="warning"
      title={title ?? t('staleTitle')}
      actions={
        refetch && (
          <Button size="small" isPending={isRefreshing} onPress={refetch}>
            {t('retryCta')}
          </Button>
        )
      }
    >
      {t('staleText', { time })}
    </Alert>
  )
}
