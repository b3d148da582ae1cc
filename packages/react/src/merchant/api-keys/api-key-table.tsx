import type { ApiKey } from '@sixpence/core/merchant'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { EnabledCell, RowMenu, Table } from '../../ui/index.ts'
import type { ApiKeysTask } from './use-api-keys.ts'

interface ApiKeyTableProps {
  keys: readonly ApiKey[]
  task: ApiKeysTask
  onDelete: (key: ApiKey) => void
}

/** A table of the keys with their first characters. The rest of a key isn't stored. */
export function ApiKeyTable({ keys, task, onDelete }: ApiKeyTableProps) {
  const { t } = useMessages('merchant-api')
  return (
    <Table
      label={t('apiKeysTitle')}
      columns={[
        { id: 'name', title: t('nameColumn') },
        { id: 'prefix', title: t('keyColumn') },
        { id: 'used', title: t('lastUsedColumn'), narrow: 'named' },
        { id: 'state', title: t('stateColumn'), narrow: 'aside' },
        { id: 'actions', title: t('actionsColumn'), narrow: 'menu' },
      ]}
      rows={keys.map(key => ({
        id: key.id,
        cells: {
          name: <span className="sp-row-name">{key.name}</span>,
          prefix: <code>{prefixOf(key)}</code>,
          used: key.lastUsedAt === undefined ? t('neverText') : <Day at={key.lastUsedAt} />,
          state: (
            <EnabledCell
              name={key.name}
              isEnabled={key.enabled}
              statusText={t(key.enabled ? 'onStatus' : 'offStatus')}
              onChange={task.mayChange ? enabled => task.enable(key.id, enabled) : undefined}
            />
          ),
          actions: task.mayChange && (
            <RowMenu
              name={key.name}
              label={t('rowMenuLabel', { name: key.name })}
              actions={[{ label: t('deleteCta'), onPress: () => onDelete(key) }]}
            />
          ),
        },
      }))}
    />
  )
}

const prefixOf = ({ prefix }: ApiKey): string => `${prefix}…`

/** Shows only the day; the keys' log has the minute. */
function Day({ at }: { at: string }) {
  const formats = useFormats()
  return <time dateTime={at}>{formats.date(at)}</time>
}
