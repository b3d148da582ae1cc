import { useMessages, useMoment } from '../../i18n/index.ts'
import { Alert } from './alert.tsx'
import { Button } from '../buttons/button.tsx'
import type { ShownFailure } from './use-failure-text.ts'

export interface StaleAlertProps {
  /** How old what is shown is, and why there is nothing newer. */
  of: {
    /** When the bank said so (ISO 8601); undefined while nothing is shown. */
    readonly asOf: string | undefined
    readonly failure: ShownFailure | undefined
    /** It is what comes next that failed: what is shown is as new as it was. */
    readonly isMoreFailed?: boolean
    /** Left out where another button asks again. */
    readonly retry?: () => void
    readonly isRefreshing: boolean
  }
  /** By default a general one. */
  title?: string | undefined
}

/**
 * Says how old what is shown is when the bank did not answer again, with a way to try once more;
 * otherwise an empty region that announces what comes later. Its button goes when there is an
 * answer: put it into a `FocusKeeper`.
 */
export function StaleAlert({ of, title }: StaleAlertProps) {
  const { asOf, failure, isMoreFailed = false, retry, isRefreshing } = of
  const { t } = useMessages('common')
  const time = useMoment(asOf)
  if (!failure || isMoreFailed || time === undefined) return <Alert tone="warning" />
  return (
    <Alert
      tone="warning"
      title={title ?? t('staleTitle')}
      actions={
        retry && (
          <Button size="small" isPending={isRefreshing} onPress={retry}>
            {t('retryCta')}
          </Button>
        )
      }
    >
      {t('staleText', { time })}
    </Alert>
  )
}
