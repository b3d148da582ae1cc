import type { LoginEntry } from '@sixpence/core/security'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import {
  Badge,
  EmptyState,
  Icon,
  Inline,
  ListRow,
  ListView,
  Moment,
  Stack,
  TextField,
} from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { useLoginHistory } from './use-login-history.ts'

/** The sign-ins as the customer and the attempts, newest first. */
export const LoginHistory = hosted('LoginHistory', LoginHistoryContent)

function LoginHistoryContent() {
  const { t } = useMessages('security')
  const [fromDate, setFromDate] = useState('')
  const [toDate, setToDate] = useState('')
  const task = useLoginHistory({
    ...(fromDate !== '' && { fromDate }),
    ...(toDate !== '' && { toDate }),
  })
  return (
    <Stack gap={4}>
      <Inline gap={4} align="stretch">
        <TextField type="date" label={t('fromDateLabel')} value={fromDate} onChange={setFromDate} />
        <TextField type="date" label={t('toDateLabel')} value={toDate} onChange={setToDate} />
      </Inline>
      <ListView
        of={task}
        items={task.data}
        failedTitle={t('loadFailedTitle')}
        lines={6}
        label={t('loginHistoryTitle')}
        row={(entry, index) => (
          // Entries have no id, and never change places.
          <EntryRow key={`${entry.date} ${index}`} entry={entry} />
        )}
        empty={<EmptyState title={t('loginsEmptyTitle')} icon="clock" />}
        countText={shown => t('loginsShownText', { shown, count: task.total })}
      />
    </Stack>
  )
}

const RESULT = {
  success: { key: 'loginSuccessStatus', tone: 'positive' },
  wrongPassword: { key: 'loginWrongPasswordStatus', tone: 'warning' },
  addressRefused: { key: 'loginAddressStatus', tone: 'negative' },
} as const

function EntryRow({ entry }: { entry: LoginEntry }) {
  const { t } = useMessages('security')
  const { key, tone } = RESULT[entry.result]
  const where = [entry.ip, entry.country].filter(Boolean).join(', ')
  return (
    <ListRow
      leading={<Icon name={entry.result === 'success' ? 'check' : 'warning'} />}
      title={
        entry.result === 'success' ? (
          <span className="sp-login-title">
            {t(key)} {entry.isCurrent && <Badge tone={tone}>{t('thisDeviceStatus')}</Badge>}
          </span>
        ) : (
          <Badge tone={tone}>{t(key)}</Badge>
        )
      }
      description={
        <>
          <Moment at={entry.date} />
          <br />
          {[entry.device ?? t('unknownDeviceText'), where].filter(Boolean).join(' · ')}
        </>
      }
    />
  )
}
