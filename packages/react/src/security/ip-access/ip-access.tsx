import type { IpAccess } from '@sixpence/core/security'
import { useState } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorPopup,
  Icon,
  Inline,
  ListRow,
  ListView,
  Stack,
} from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { AddIpPopup } from './add-ip-popup.tsx'
import { useIpAccess, type IpAccessTask } from './use-ip-access.ts'

/** Limits signing in to listed addresses. */
export const IpAccessSettings = hosted('IpAccessSettings', IpAccessSettingsContent)

function IpAccessSettingsContent() {
  const { t } = useMessages('security')
  const task = useIpAccess()
  const [isAdding, setAdding] = useState(false)
  const { data: list } = task
  const add = <Button onPress={() => setAdding(true)}>{t('addIpCta')}</Button>
  return (
    <ListView
      of={task}
      items={list?.items}
      failedTitle={t('loadFailedTitle')}
      gap={3}
      lead={list && <ModeLine task={task} isEnabled={list.isEnabled} />}
      label={t('ipListLabel')}
      row={entry => <IpRow key={entry.id} entry={entry} task={task} />}
      empty={
        <EmptyState title={t('ipEmptyTitle')} icon="globe" isRow action={add}>
          {t('ipEmptyText')}
        </EmptyState>
      }
      add={add}
    >
      {isAdding && list && (
        <AddIpPopup currentIp={list.currentIp} onClose={() => setAdding(false)} />
      )}
      <ErrorPopup failure={task.change.error} onClose={task.change.clear} />
    </ListView>
  )
}

function ModeLine({ task, isEnabled }: { task: IpAccessTask; isEnabled: boolean }) {
  const { t } = useMessages('security')
  return (
    <Card>
      <Inline justify="between">
        <Stack gap={1} align="start">
          <Badge tone={isEnabled ? 'positive' : 'neutral'}>
            {t(isEnabled ? 'ipOnStatus' : 'ipOffStatus')}
          </Badge>
          <p className="sp-muted">{t(isEnabled ? 'ipOnText' : 'ipOffText')}</p>
        </Stack>
        <Button isPending={task.change.isPending} onPress={() => task.setEnabled(!isEnabled)}>
          {t(isEnabled ? 'ipTurnOffCta' : 'ipTurnOnCta')}
        </Button>
      </Inline>
    </Card>
  )
}

function IpRow({ entry, task }: { entry: IpAccess; task: IpAccessTask }) {
  const { t } = useMessages('security')
  const formats = useFormats()
  const range = entry.toIp === undefined ? entry.ip : `${entry.ip} – ${entry.toIp}`
  return (
    <ListRow
      leading={<Icon name="globe" />}
      title={range}
      description={t('ipAddedText', { date: formats.date(entry.created) })}
      trailing={
        <Button
          variant="quiet"
          size="small"
          aria-label={t('removeNamedCta', { name: range })}
          onPress={() => task.remove(entry.id)}
        >
          {t('removeCta')}
        </Button>
      }
    />
  )
}
