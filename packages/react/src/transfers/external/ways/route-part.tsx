import type { Account } from '@sixpence/core/accounts'
import type { PayoutWay } from '@sixpence/core/transfers'
import { useCountryName, useMessages } from '../../../i18n/index.ts'
import { useWayName } from '../../../payments/index.ts'
import { Button, ErrorView, Spinner } from '../../../ui/index.ts'
import type { SendMoneyTask } from '../use-send-money.ts'
import { useArrivalText, useFeeText } from './use-way-texts.ts'
import { WayChoice } from './ways-part.tsx'

export interface RoutePartProps {
  task: Pick<SendMoneyTask, 'offer' | 'way' | 'currency' | 'from' | 'edit'>
  /** True if the ways are open. */
  isChanging: boolean
  onChange: (isChanging: boolean) => void
}

/** The country of the IBAN, and the way there; both can be changed. */
export function RoutePart({ task, isChanging, onChange }: RoutePartProps) {
  const { t } = useMessages('send-money')
  const { offer, way, from, edit } = task
  const ways = offer.ways ?? []
  return (
    <div className="sp-route">
      {way && from && !isChanging && (
        <Route way={way} from={from} task={task} onChange={() => onChange(true)} />
      )}
      {way && isChanging && <WayChoice task={task} ways={ways} />}
      {offer.waysState.isLoading && <Spinner label={t('waysLoadingStatus')} />}
      <ErrorView
        failure={offer.waysState.error}
        title={t('waysFailedTitle')}
        onRetry={offer.waysState.refetch}
      />
      {(!way || isChanging) && (
        <Button
          variant="link"
          size="small"
          onPress={() => {
            edit({ routedBy: 'country', countryCode: offer.countryCode })
            onChange(false)
          }}
        >
          {t('noIbanCta')}
        </Button>
      )}
    </div>
  )
}

interface RouteProps {
  way: PayoutWay
  from: Account
  task: RoutePartProps['task']
  onChange: () => void
}

function Route({ way, from, task: { offer }, onChange }: RouteProps) {
  const { t } = useMessages('send-money')
  const nameOf = useWayName()
  const country = useCountryName()(offer.countryCode ?? '')
  const arrival = useArrivalText()(way.arrivesAt)
  const fee = useFeeText()(way, from.currencyCode)
  return (
    <div className="sp-route-line">
      <p className="sp-route-text" role="status">
        <span className="sp-route-way">{[country, nameOf(way)].join(' · ')}</span>{' '}
        <span className="sp-muted sp-small">{t('routeFiguresText', { arrival, fee })}</span>
      </p>
      <Button size="small" onPress={onChange}>
        {t('changeWayCta')}
      </Button>
    </div>
  )
}
