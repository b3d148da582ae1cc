import type { Takings } from '@sixpence/core/merchant'
import { SaveButton, type DocumentTask } from '../downloads/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Card, EmptyState, NativeSelect, Stack } from '../ui/index.ts'
import { TakingsByButton } from './takings-by-button.tsx'
import { TakingsChart } from './takings-chart.tsx'
import { TakingsTotals } from './takings-totals.tsx'

interface FoundTakingsProps {
  takings: Takings
  csv: DocumentTask
  /** The currency shown; the first one if it has no takings. */
  chosen: string | undefined
  onChoose: (currencyCode: string) => void
}

/** The takings in one of their currencies. */
export function FoundTakings({ takings, csv, chosen, onChoose }: FoundTakingsProps) {
  const { t } = useMessages('takings')
  const { totals } = takings
  const total = totals.find(({ currencyCode }) => currencyCode === chosen) ?? totals[0]
  if (!total) {
    return (
      <Card padding="none">
        <div role="status">
          <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
        </div>
      </Card>
    )
  }
  const { currencyCode } = total
  return (
    <Stack gap={5}>
      {totals.length > 1 && (
        <NativeSelect
          label={t('currencyLabel')}
          selectedId={currencyCode}
          options={totals.map(each => ({ id: each.currencyCode, label: each.currencyCode }))}
          onSelect={onChoose}
        />
      )}
      <TakingsTotals total={total} />
      <TakingsChart takings={takings} currencyCode={currencyCode} />
      <TakingsByButton
        buttons={takings.buttons.filter(button => button.currencyCode === currencyCode)}
      />
      <Csv csv={csv} />
    </Stack>
  )
}

function Csv({ csv }: { csv: DocumentTask }) {
  const { t } = useMessages('takings')
  return (
    <Stack gap={2} align="start">
      <SaveButton task={csv}>{t('csvCta')}</SaveButton>
    </Stack>
  )
}
