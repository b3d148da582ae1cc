import {
  monthOf,
  monthsUntil,
  type HistoryPeriod,
  type HistorySearch,
} from '@sixpence/core/history'
import { useFormats, useMessages, useToday } from '../i18n/index.ts'
import { Button, NativeSelect } from '../ui/index.ts'

export interface HistoryPeriodsProps {
  search: HistorySearch
  onChange: (search: HistorySearch, isTyping: boolean) => void
}

const PERIODS = [
  { id: 'month', word: 'monthOption' },
  { id: 'quarter', word: 'quarterOption' },
  { id: 'year', word: 'yearOption' },
  { id: 'all', word: 'allOption' },
] as const

/** The period as chips, or a whole month. No chip is active while dates are chosen. */
export function HistoryPeriods({ search, onChange }: HistoryPeriodsProps) {
  const { t } = useMessages('history')
  const { fromDate, toDate, period = 'month', ...others } = search
  const hasDays = fromDate !== undefined || toDate !== undefined
  const choose = (id: HistoryPeriod) =>
    onChange({ ...others, period: id === 'month' ? undefined : id }, false)
  return (
    <div role="group" aria-label={t('periodLabel')} className="sp-history-periods">
      {PERIODS.map(({ id, word }) => (
        <Button
          key={id}
          size="small"
          aria-pressed={!hasDays && id === period}
          onPress={() => choose(id)}
        >
          {t(word)}
        </Button>
      ))}
      <Months search={search} onChange={onChange} />
    </div>
  )
}

const MONTHS = 24
const NONE = ''

function Months({ search, onChange }: HistoryPeriodsProps) {
  const { t } = useMessages('history')
  const formats = useFormats()
  const offered = monthsUntil(useToday(), MONTHS)
  const chosen = monthOf(search)
  const isOlder = chosen && offered.every(({ fromDate }) => fromDate !== chosen.fromDate)
  const months = isOlder ? [...offered, chosen] : offered
  const choose = (id: string) => {
    const month = months.find(({ fromDate }) => fromDate === id)
    onChange(
      { ...search, period: undefined, fromDate: month?.fromDate, toDate: month?.toDate },
      false,
    )
  }
  return (
    <NativeSelect
      label={t('wholeMonthLabel')}
      isLabelHidden
      options={[
        { id: NONE, label: t('wholeMonthLabel') },
        ...months.map(({ fromDate }) => ({ id: fromDate, label: formats.month(fromDate) })),
      ]}
      selectedId={chosen?.fromDate ?? NONE}
      onSelect={choose}
    />
  )
}
