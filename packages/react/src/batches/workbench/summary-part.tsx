import type { BatchDraft } from '@sixpence/core/batch-files'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Figure, Figures, Money } from '../../ui/index.ts'

/** The counts of a draft, and its totals by currency. */
export function SummaryPart({ draft }: { draft: BatchDraft }) {
  const { t } = useMessages('mass-transfer')
  const { t: tBatches } = useMessages('batches')
  const { t: tCommon } = useMessages('common')
  const formats = useFormats()
  const { totals, counts } = draft
  const { all, faulty, duplicate } = counts
  return (
    <Figures>
      <Figure label={t('rowsLabel')}>{formats.count(all)}</Figure>
      {totals.length > 0 && (
        <Figure label={tCommon('totalLabel')} note={faulty > 0 ? t('totalNote') : undefined}>
          {totals.map(({ currencyCode, amount }) => (
            <div key={currencyCode}>
              <Money amount={amount} currencyCode={currencyCode} />
            </div>
          ))}
        </Figure>
      )}
      <Figure label={tBatches('faultyOption')}>{formats.count(faulty)}</Figure>
      <Figure
        label={tBatches('duplicateOption')}
        note={duplicate > 0 ? t('duplicatesNote') : undefined}
      >
        {formats.count(duplicate)}
      </Figure>
    </Figures>
  )
}
