import type { AllowedIp } from '@sixpence/core/merchant'
import { useMessages } from '../../i18n/index.ts'
import { EnabledCell, RowMenu, Table } from '../../ui/index.ts'
import type { AllowedIpsTask } from './use-allowed-ips.ts'

interface AllowedIpTableProps {
  ranges: readonly AllowedIp[]
  task: AllowedIpsTask
  onEdit: (range: AllowedIp) => void
  onDelete: (range: AllowedIp) => void
}

/** A table of the ranges with their first and last addresses. */
export function AllowedIpTable({ ranges, task, onEdit, onDelete }: AllowedIpTableProps) {
  const { t } = useMessages('merchant-api')
  const { mayChange, enable } = task
  return (
    <Table
      label={t('allowedIpsTab')}
      columns={[
        { id: 'name', title: t('nameColumn') },
        { id: 'range', title: t('rangeColumn') },
        { id: 'state', title: t('stateColumn'), narrow: 'aside' },
        { id: 'actions', title: t('actionsColumn'), narrow: 'menu' },
      ]}
      rows={ranges.map(range => ({
        id: range.id,
        cells: {
          name: <span className="sp-row-name">{range.name}</span>,
          range: <code>{textOf(range)}</code>,
          state: (
            <EnabledCell
              name={range.name}
              isEnabled={range.enabled}
              statusText={t(range.enabled ? 'onStatus' : 'offStatus')}
              onChange={mayChange ? enabled => enable(range.id, enabled) : undefined}
            />
          ),
          actions: mayChange && (
            <RowMenu
              name={range.name}
              label={t('rowMenuLabel', { name: range.name })}
              actions={[
                { label: t('editCta'), onPress: () => onEdit(range) },
                { label: t('deleteCta'), onPress: () => onDelete(range) },
              ]}
            />
          ),
        },
      }))}
    />
  )
}

const textOf = ({ ipFrom, ipTo }: AllowedIp): string =>
  ipFrom === ipTo ? ipFrom : `${ipFrom} – ${ipTo}`
