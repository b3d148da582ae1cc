import type { ApiKey } from '@sixpence/core/merchant'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, EmptyState, ErrorPopup, ListView } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { merchantApi } from '../merchant-api.ts'
import { DeletePopup } from '../popups/delete-popup.tsx'
import { SecretPopup } from '../../secrets/index.ts'
import { ApiKeyPopup } from './api-key-popup.tsx'
import { ApiKeyTable } from './api-key-table.tsx'
import { useApiKeys } from './use-api-keys.ts'

/**
 * The keys with which a merchant's server opens checkouts. Each can be switched off, and its secret
 * is shown only once.
 */
export const ApiKeys = hosted('ApiKeys', ApiKeysContent)

function ApiKeysContent() {
  const { t } = useMessages('merchant-api')
  const task = useApiKeys()
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [deleted, setDeleted] = useState<ApiKey>()
  const add = task.mayChange && (
    <Button variant="primary" onPress={() => setAdding(true)}>
      {t('addKeyCta')}
    </Button>
  )
  return (
    <ListView
      of={task}
      items={task.data}
      loadingLabel={t('keysLoading')}
      failedTitle={t('keysFailedTitle')}
      table={keys => <ApiKeyTable keys={keys} task={task} onDelete={setDeleted} />}
      empty={
        <EmptyState title={t('keysEmptyTitle')} icon="lock" action={add}>
          {t('keysEmptyText')}
        </EmptyState>
      }
      add={add}
    >
      {isAdding && <ApiKeyPopup onClose={() => setAdding(false)} onCreated={setSecret} />}
      {secret !== undefined && (
        <SecretPopup
          title={t('keyReadyTitle')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
      {deleted && (
        <DeletePopup
          title={t('deleteKeyTitle')}
          text={t('deleteKeyText', { name: deleted.name })}
          call={merchantApi.deleteApiKey}
          id={deleted.id}
          onClose={() => setDeleted(undefined)}
        />
      )}
      <ErrorPopup failure={task.change.error} onClose={task.change.clear} />
    </ListView>
  )
}
