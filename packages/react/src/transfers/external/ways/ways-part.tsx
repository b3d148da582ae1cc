import type { PayoutWay } from '@sixpence/core/transfers'
import { useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { useWayName } from '../../../payments/index.ts'
import { Button, EmptyState, Loaded, RadioGroup } from '../../../ui/index.ts'
import type { SendMoneyTask } from '../use-send-money.ts'
import { wayId } from './chosen-way.ts'
import { WayFigures } from './way-figures.tsx'

export interface WaysPartProps {
  task: Pick<SendMoneyTask, 'offer' | 'way' | 'currency' | 'from' | 'edit'>
}

/** The ways that the bank offers to a country, with the price, duration and limits of each. */
export function WaysPart({ task }: WaysPartProps) {
  const { t } = useMessages('send-money')
  const { offer } = task
  if (offer.countryCode === undefined) return null
  return (
    <div className="sp-ways">
      <Loaded
        of={offer.waysState}
        value={offer.ways}
        loadingLabel={t('waysLoadingStatus')}
        failedTitle={t('waysFailedTitle')}
      >
        {ways => (ways.length === 0 ? <NoWays /> : <WayChoice task={task} ways={ways} />)}
      </Loaded>
    </div>
  )
}

function NoWays() {
  const { t } = useMessages('send-money')
  return (
    <EmptyState title={t('noWaysTitle')} icon="arrow-up-right">
      {t('noWaysText')}
    </EmptyState>
  )
}

/** The usual ways; the others on request. */
export function WayChoice({ task, ways }: WaysPartProps & { ways: readonly PayoutWay[] }) {
  const { t } = useMessages('send-money')
  const nameOf = useWayName()
  const { way: chosen, currency, from, edit } = task
  const [isWhole, showAll] = useState(false)
  const usual = ways.filter(way => way === chosen || isUsual(way))
  const shown = isWhole ? ways : usual
  return (
    <>
      <RadioGroup
        label={t('waysLabel')}
        selectedId={chosen ? wayId(chosen) : ''}
        options={shown.map(way => ({
          id: wayId(way),
          label: nameOf(way),
          description: <WayFigures way={way} from={from} currencyCode={currency} />,
        }))}
        onSelect={id => edit({ wayId: id })}
      />
      {shown.length < ways.length && (
        <Button variant="link" size="small" onPress={() => showAll(true)}>
          {t('moreWaysCta')}
        </Button>
      )}
    </>
  )
}

const isUsual = ({ rail }: PayoutWay): boolean => rail !== 'blockchain'
