import { takenInLast, type Taken } from '@sixpence/core/merchant'
import { formatMoney, isPositive } from '@sixpence/core/money'
import type { ReactNode } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { loadStateOf } from '../store/index.ts'
import { Card, Figure, Figures, Loaded, Money, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { takingsApi } from './takings-api.ts'

const WEEK = 7

export interface TakingsSummaryProps {
  /** Content below the figures, e.g. a link to all takings. */
  children?: ReactNode
}

/** A merchant's takings today and in the last seven days, by the bank's days. */
export const TakingsSummary = hosted('TakingsSummary', TakingsSummaryContent)

function TakingsSummaryContent({ children }: TakingsSummaryProps) {
  const { t } = useMessages('takings')
  const query = takingsApi.takings.useRead({})
  return (
    <Card as="section" aria-label={t('title')}>
      <Loaded
        of={loadStateOf(query)}
        value={query.data}
        loadingLabel={t('loadingLabel')}
        failedTitle={t('failedTitle')}
        lines={2}
      >
        {takings => (
          <Stack gap={3}>
            <Figures>
              <TakenFigure label={t('todayLabel')} taken={takenInLast(takings, 1)} />
              <TakenFigure label={t('weekLabel')} taken={takenInLast(takings, WEEK)} />
            </Figures>
            <p className="sp-muted sp-small">{t('summaryText')}</p>
            {children}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

interface TakenFigureProps {
  label: string
  taken: readonly Taken[]
}

function TakenFigure({ label, taken }: TakenFigureProps) {
  const { t } = useMessages('takings')
  const active = taken.filter(({ payments, refunds }) => payments > 0 || refunds > 0)
  const shown = active.length > 0 ? active : taken.slice(0, 1)
  return (
    <Figure label={label} note={<Notes taken={active} />}>
      {shown.length === 0
        ? t('nothingText')
        : shown.map(({ paid, currencyCode }) => (
            <Money key={currencyCode} amount={paid} currencyCode={currencyCode} />
          ))}
    </Figure>
  )
}

function Notes({ taken }: Pick<TakenFigureProps, 'taken'>) {
  const { t } = useMessages('takings')
  const { locale } = useFormats()
  const count = taken.reduce((sum, { payments }) => sum + payments, 0)
  const refunded = taken
    .filter(each => isPositive(each.refunded))
    .map(({ refunded: amount, currencyCode }) =>
      t('refundedText', { amount: formatMoney({ amount, currencyCode }, locale) }),
    )
  return [t('paymentsText', { count }), ...refunded].join(' · ')
}
