import type { ReputationEntry, ReputationType } from '@sixpence/core/merchant'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Badge, EmptyState, ListView, Table } from '../ui/index.ts'
import { useReputation, type ReputationQuestion } from './use-reputation.ts'

/** The dealings of an email address, newest first. */
export function ReputationAnswer({ question }: { question: ReputationQuestion }) {
  const { t } = useMessages('merchant')
  const task = useReputation(question)
  const { email } = question
  return (
    <ListView
      of={task}
      items={task.data}
      loadingLabel={t('reputationLoading')}
      failedTitle={t('reputationFailedTitle')}
      table={entries => <Entries email={email} entries={entries} />}
      empty={
        <div role="status">
          <EmptyState title={t('reputationEmptyTitle', { email })} icon="person">
            {t('reputationEmptyText')}
          </EmptyState>
        </div>
      }
    />
  )
}

const TONES = {
  positive: 'positive',
  neutral: 'neutral',
  negative: 'negative',
} as const satisfies Record<ReputationType, string>

function Entries({ email, entries }: { email: string; entries: readonly ReputationEntry[] }) {
  const { t } = useMessages('merchant')
  const formats = useFormats()
  return (
    <Table
      label={t('reputationListLabel', { email })}
      columns={[
        { id: 'what', title: t('whatColumn') },
        { id: 'date', title: t('dateLabel') },
        { id: 'rating', title: t('ratingColumn'), narrow: 'aside' },
      ]}
      // Dealings have no id, and several on the same day may be equal.
      rows={entries.map(({ note, date, type }, place) => ({
        id: String(place),
        cells: {
          what: t(`${note}Note`),
          date: formats.calendarDay(date),
          rating: <Badge tone={TONES[type]}>{t(`${type}Option`)}</Badge>,
        },
      }))}
    />
  )
}
