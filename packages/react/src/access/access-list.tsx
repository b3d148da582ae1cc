import type { AccessListEntry } from '@sixpence/core/access'
import { useFormats, useMessages } from '../i18n/index.ts'
import {
  Avatar,
  Badge,
  Card,
  EmptyState,
  ErrorView,
  List,
  ListRow,
  Skeleton,
  Stack,
} from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { useActFor } from './use-act-for.ts'
import { useRightName } from './use-right-name.ts'
import { useStartInfo } from '../start/index.ts'

export interface AccessListProps {
  /** Shows only this customer, e.g. the one named in a link. */
  only?: string | undefined
}

/** The customers for whom the user may act. Pressing one starts acting for them. */
export const AccessList = hosted('AccessList', AccessListContent)

function AccessListContent({ only }: AccessListProps) {
  const { t } = useMessages('access')
  const { data: info, error, refetch } = useStartInfo()
  const { choose, pendingId, error: notChosen } = useActFor()
  if (!info && error) {
    return <ErrorView failure={error} title={t('listFailedTitle')} onRetry={refetch} />
  }
  if (!info) return <Skeleton shape="row" lines={3} label={t('loadingStatus')} />
  const shown = info.accesses.filter(entry => only === undefined || entry.customerId === only)
  return (
    <Stack gap={4}>
      <ErrorView failure={notChosen} title={t('notChosenTitle')} />
      {shown.length === 0 ? (
        <EmptyState title={t('emptyTitle')} icon="person">
          {t('emptyText')}
        </EmptyState>
      ) : (
        <Card padding="none">
          <List aria-label={t('listLabel')}>
            {shown.map(entry => (
              <Entry
                key={entry.customerId}
                entry={entry}
                isPending={entry.customerId === pendingId}
                onPress={() => void choose(entry.customerId)}
              />
            ))}
          </List>
        </Card>
      )}
    </Stack>
  )
}

interface EntryProps {
  entry: AccessListEntry
  isPending: boolean
  onPress: () => void
}

function Entry({ entry, isPending, onPress }: EntryProps) {
  const { t } = useMessages('access')
  const formats = useFormats()
  const rightName = useRightName()
  const { customerName, customerUsername, accessRights, lastUsed } = entry
  return (
    <ListRow
      leading={<Avatar name={customerName} colorKey={customerUsername} kind="business" />}
      title={customerName}
      description={
        <>
          {customerUsername}
          <span className="sp-access-facts">
            <Badge tone="info">{rightName(accessRights)}</Badge>{' '}
            {isPending
              ? t('choosingStatus')
              : lastUsed === undefined
                ? t('neverUsedStatus')
                : t('lastUsedStatus', { date: formats.date(lastUsed) })}
          </span>
        </>
      }
      onPress={onPress}
    />
  )
}
