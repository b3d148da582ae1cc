import type { OpenTotal } from '@sixpence/core/invoices'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Card, Figure, Figures, Loaded, Money, Stack } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import type { InvoiceListName } from '../list/use-invoices.ts'
import { useOpenTotals, type OpenTotalsTask } from './use-open-totals.ts'

export interface OpenInvoicesProps {
  /** Default: `sent`. */
  list?: InvoiceListName | undefined
  /** Content below the total, e.g. a link to the list. */
  children?: ReactNode
}

/** The total of unpaid invoices and their number. */
export const OpenInvoices = hosted('OpenInvoices', OpenInvoicesContent)

function OpenInvoicesContent({ list = 'sent', children }: OpenInvoicesProps) {
  const { t } = useMessages('invoices')
  const task = useOpenTotals(list)
  return (
    <Card as="section" aria-label={t('openTitle')}>
      <Loaded
        of={task}
        value={task.data}
        loadingLabel={t('loadingStatus')}
        failedTitle={t('openFailedTitle')}
        lines={2}
      >
        {totals => (
          <Stack gap={3}>
            <Figures>
              <OpenFigure task={task} totals={totals} />
            </Figures>
            {children}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

interface OpenFigureProps {
  task: OpenTotalsTask
  totals: readonly OpenTotal[]
}

function OpenFigure({ task: { count, overdue }, totals }: OpenFigureProps) {
  const { t } = useMessages('invoices')
  if (count === 0) return <Figure label={t('openTitle')}>{t('noneOpenText')}</Figure>
  const notes = [t('openCountText', { count })]
  if (overdue > 0) notes.push(t('overdueText', { count: overdue }))
  return (
    <Figure label={t('openTitle')} note={notes.join(' · ')}>
      {totals.map(({ amount, currencyCode }) => (
        <Money key={currencyCode} amount={amount} currencyCode={currencyCode} />
      ))}
    </Figure>
  )
}
