import { useState } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Alert, Button, Icon } from '../ui/index.ts'
import type { AccountsTask } from './use-accounts.ts'

type BalancesAsOfProps = Pick<AccountsTask, 'asOf' | 'failure' | 'isRefreshing' | 'refresh'>

/** How old the balances are, and the way to newer ones; says so loudly when there was none. */
export function BalancesAsOf({ asOf, failure, isRefreshing, refresh }: BalancesAsOfProps) {
  const { t } = useMessages('accounts')
  const time = useMoment(asOf)
  return (
    <div className="sp-balances-as-of">
      <div className="sp-balances-as-of-line">
        <p className="sp-muted">{time !== undefined && t('asOfText', { time })}</p>
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="refresh" />}
          isPending={isRefreshing}
          onPress={refresh}
        >
          {t('refreshCta')}
        </Button>
      </div>
      <Alert tone="warning" title={failure && time !== undefined ? t('staleTitle') : undefined}>
        {failure && time !== undefined && t('staleText', { time })}
      </Alert>
    </div>
  )
}

/** The time of day alone where it is the day on which the screen was opened. */
function useMoment(instant: string | undefined): string | undefined {
  const formats = useFormats()
  const [opened] = useState(() => new Date().toISOString())
  if (instant === undefined) return undefined
  const isToday = formats.dayOf(instant) === formats.dayOf(opened)
  return isToday ? formats.time(instant) : formats.dateTime(instant)
}
