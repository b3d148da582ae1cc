import { DAY_MS, utcDay } from '@sixpence/core/locale'
import { MOST_DAYS_OF_TAKINGS } from '@sixpence/core/merchant'
import { useState } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { TextField } from '../ui/index.ts'
import type { TakingsQuestion } from './use-takings.ts'

const USUAL_DAYS = 30

/** Returns the last 30 days in UTC. */
export function usualDays(): Required<TakingsQuestion> {
  const now = Date.now()
  return { fromDate: utcDay(now - (USUAL_DAYS - 1) * DAY_MS), toDate: utcDay(now) }
}

interface TakingsDaysProps {
  days: TakingsQuestion
  /** Called with days whose takings can be added up. */
  onChoose: (days: TakingsQuestion) => void
}

/** A choice of days for the takings. */
export function TakingsDays({ days, onChoose }: TakingsDaysProps) {
  const { t } = useMessages('takings')
  const formats = useFormats()
  const [typed, setTyped] = useState({ fromDate: days.fromDate ?? '', toDate: days.toDate ?? '' })
  const count = daysIn(typed)
  const change = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    const span = daysIn(next)
    if (span >= 1 && span <= MOST_DAYS_OF_TAKINGS) onChoose(next)
  }
  const error = () => {
    if (count < 1) return t('turnedError')
    if (count <= MOST_DAYS_OF_TAKINGS) return undefined
    return t('tooLongError', { days: formats.count(MOST_DAYS_OF_TAKINGS) })
  }
  return (
    <div role="search" className="sp-log-days">
      <TextField
        type="date"
        label={t('fromDateLabel')}
        value={typed.fromDate}
        error={error()}
        onChange={fromDate => change({ fromDate })}
      />
      <TextField
        type="date"
        label={t('toDateLabel')}
        value={typed.toDate}
        onChange={toDate => change({ toDate })}
      />
    </div>
  )
}

/** Returns the number of days; NaN while a date is incomplete. */
const daysIn = ({ fromDate, toDate }: { fromDate: string; toDate: string }): number =>
  (Date.parse(toDate) - Date.parse(fromDate)) / DAY_MS + 1
