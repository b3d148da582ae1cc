import { isWholeMonth, reconciles, type Statement } from '@sixpence/core/statements'
import { useId } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Alert, Badge, Heading, Money } from '../ui/index.ts'
import { StatementFiles } from './statement-files.tsx'

/** One month: its sums and its files. */
export function StatementRow({ statement }: { statement: Statement }) {
  const { t } = useMessages('statements')
  const formats = useFormats()
  const titleId = useId()
  const { dateFrom, dateTo, totals } = statement
  const name = formats.month(dateFrom)
  return (
    <li className="sp-list-item sp-statement">
      <div className="sp-statement-head">
        <div>
          <Heading level={2} size={4} id={titleId}>
            {name}
          </Heading>
          <p className="sp-list-description">
            {t('daysText', {
              from: formats.calendarDay(dateFrom),
              to: formats.calendarDay(dateTo),
            })}
          </p>
        </div>
        {!isWholeMonth(statement) && <Badge tone="info">{t('soFarStatus')}</Badge>}
      </div>
      <Totals statement={statement} titleId={titleId} />
      <Counts totals={totals} />
      {!reconciles(totals) && <Alert tone="warning">{t('unevenText')}</Alert>}
      <StatementFiles statement={statement} name={name} />
    </li>
  )
}

const SUMS = [
  ['beginningBalance', 'beginningLabel'],
  ['totalCredit', 'creditLabel'],
  ['totalDebit', 'debitLabel'],
  ['endingBalance', 'endingLabel'],
] as const

function Totals({ statement, titleId }: { statement: Statement; titleId: string }) {
  const { t } = useMessages('statements')
  const { totals, currencyCode } = statement
  return (
    <dl className="sp-statement-totals" aria-labelledby={titleId}>
      {SUMS.map(([sum, label]) => (
        <div key={sum}>
          <dt>{t(label)}</dt>
          <dd>
            <Money amount={totals[sum]} currencyCode={currencyCode} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The payments that are in no sum, if there are any. */
function Counts({ totals: { processingCount, rejectedCount } }: Pick<Statement, 'totals'>) {
  const { t } = useMessages('statements')
  const counts = [
    processingCount > 0 && t('processingText', { count: processingCount }),
    rejectedCount > 0 && t('rejectedText', { count: rejectedCount }),
  ].filter(Boolean)
  return counts.length > 0 && <p className="sp-muted">{counts.join(' · ')}</p>
}
