import { useMessages, useMoment } from '../i18n/index.ts'
import { Button, Icon, StaleAlert } from '../ui/index.ts'
import type { AccountsTask } from './use-accounts.ts'

type BalancesAsOfProps = Pick<AccountsTask, 'asOf' | 'error' | 'isRefreshing' | 'refresh'>

/** Shows when the balances were read, with a button that reads them again; warns if that failed. */
export function BalancesAsOf({ asOf, error, isRefreshing, refresh }: BalancesAsOfProps) {
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
      <StaleAlert of={{ asOf, error, isRefreshing }} title={t('staleTitle')} />
    </div>
  )
}
