import type { ApiKey, ApiRequest } from '@sixpence/core/merchant'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import {
  Card,
  EmptyState,
  ListView,
  Loaded,
  NativeSelect,
  Stack,
  TextField,
} from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { useApiKeys } from '../api-keys/use-api-keys.ts'
import { ApiLogTable } from './api-log-table.tsx'
import { ApiRequestDialog } from './api-request-dialog.tsx'
import { useApiLog } from './use-api-log.ts'

/** The requests that a merchant's servers sent with an API key, by default of the last 7 days. */
export const ApiLog = hosted('ApiLog', ApiLogContent)

function ApiLogContent() {
  const { t } = useMessages('merchant-api')
  const task = useApiKeys()
  return (
    <Loaded
      of={task}
      value={task.data}
      loadingLabel={t('logLoading')}
      failedTitle={t('logFailedTitle')}
    >
      {([first, ...others]) =>
        first ? (
          <LogOfKeys keys={[first, ...others]} first={first} />
        ) : (
          <Card padding="none">
            <EmptyState title={t('keysEmptyTitle')} icon="lock">
              {t('noKeysText')}
            </EmptyState>
          </Card>
        )
      }
    </Loaded>
  )
}

function LogOfKeys({ keys, first }: { keys: readonly ApiKey[]; first: ApiKey }) {
  const { t } = useMessages('merchant-api')
  const [apiKeyId, setKey] = useState(first.id)
  const [days, setDays] = useState({ fromDate: '', toDate: '' })
  const { fromDate, toDate } = days
  const isTurned = fromDate !== '' && toDate !== '' && fromDate > toDate
  return (
    <Stack gap={4}>
      <div role="search" className="sp-log-days sp-select-fields">
        <NativeSelect
          label={t('keyLabel')}
          selectedId={apiKeyId}
          options={keys.map(({ id, name, prefix }) => ({ id, label: `${name} (${prefix}…)` }))}
          onSelect={setKey}
        />
        <TextField
          type="date"
          label={t('fromDateLabel')}
          value={fromDate}
          error={isTurned ? t('datesError') : undefined}
          onChange={from => setDays({ ...days, fromDate: from })}
        />
        <TextField
          type="date"
          label={t('toDateLabel')}
          value={toDate}
          onChange={to => setDays({ ...days, toDate: to })}
        />
      </div>
      <Requests
        question={{
          apiKeyId,
          ...(!isTurned && fromDate !== '' && { fromDate }),
          ...(!isTurned && toDate !== '' && { toDate }),
        }}
      />
    </Stack>
  )
}

function Requests({ question }: { question: NonNullable<Parameters<typeof useApiLog>[0]> }) {
  const { t } = useMessages('merchant-api')
  const task = useApiLog(question)
  const [shown, setShown] = useState<ApiRequest>()
  return (
    <ListView
      of={task}
      items={task.data}
      loadingLabel={t('logLoading')}
      failedTitle={t('logFailedTitle')}
      table={requests => <ApiLogTable requests={requests} onOpen={setShown} />}
      empty={<EmptyState title={t('logEmptyTitle')}>{t('apiLogEmptyText')}</EmptyState>}
    >
      {shown && <ApiRequestDialog request={shown} onClose={() => setShown(undefined)} />}
    </ListView>
  )
}
