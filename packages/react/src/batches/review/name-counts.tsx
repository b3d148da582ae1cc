import type { BatchDraftState } from '@sixpence/core/batches'
import { useMessages } from '../../i18n/index.ts'

type Counts = NonNullable<BatchDraftState['nameChecks']>

/** The names that give no reason for doubt: those that match, and those that aren't compared. */
export function NameCounts({ counts }: { counts: Counts }) {
  const { t } = useMessages('batches')
  const shown = SHOWN.filter(result => counts[result] > 0)
  return shown.map(result => t(`${result}NamesText`, { count: counts[result] })).join(' · ')
}

/** True if there is anything to show. */
export const hasNameCounts = (counts: Counts | undefined): counts is Counts =>
  counts !== undefined && SHOWN.some(result => counts[result] > 0)

const SHOWN = ['match', 'unknown', 'unchecked'] as const
