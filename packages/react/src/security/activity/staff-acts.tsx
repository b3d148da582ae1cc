import type { StaffAct } from '@sixpence/core/access'
import { useMessages } from '../../i18n/index.ts'
import {
  Badge,
  EmptyState,
  Icon,
  ListRow,
  ListView,
  Moment,
  Stack,
  type IconName,
} from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { useStaffActs } from './use-staff-acts.ts'

/** The bank's staff who looked at the customer's accounts, when and why, newest first. */
export const StaffActs = hosted('StaffActs', StaffActsContent)

function StaffActsContent() {
  const { t } = useMessages('security')
  const task = useStaffActs()
  return (
    <Stack gap={4}>
      <p className="sp-muted">{t('staffActsLead')}</p>
      <ListView
        of={task}
        items={task.data}
        failedTitle={t('loadFailedTitle')}
        lines={4}
        label={t('staffActsTitle')}
        row={(act, index) => (
          // Entries have no id, and never change places.
          <ActRow key={`${act.at} ${index}`} act={act} />
        )}
        empty={
          <EmptyState title={t('staffActsEmptyTitle')} icon="eye">
            {t('staffActsEmptyText')}
          </EmptyState>
        }
        countText={shown => t('staffShownText', { shown, count: task.total })}
      />
    </Stack>
  )
}

const ICONS: Partial<Record<StaffAct['kind'], IconName>> = {
  cardPaused: 'pause',
  cardBlocked: 'close',
  accessEnded: 'close',
}

const RESULTS = {
  refused: { key: 'staffRefusedStatus', tone: 'warning' },
  unfinished: { key: 'staffUnfinishedStatus', tone: 'neutral' },
} as const

function ActRow({ act }: { act: StaffAct }) {
  const { t } = useMessages('security')
  const { at, staffName, kind, result, count, reason } = act
  const times = count > 1 ? t('staffTimesText', { count }) : undefined
  const badge = result === 'done' ? undefined : RESULTS[result]
  return (
    <ListRow
      leading={<Icon name={ICONS[kind] ?? 'eye'} />}
      title={t(`${kind}StaffAct`)}
      description={
        <>
          {[staffName, times].filter(Boolean).join(' · ')}
          <br />
          <Moment at={at} />
          {reason !== undefined && (
            <>
              <br />
              <span dir="auto">{t('staffReasonText', { reason })}</span>
            </>
          )}
        </>
      }
      trailing={badge && <Badge tone={badge.tone}>{t(badge.key)}</Badge>}
    />
  )
}
