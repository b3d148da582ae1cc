import type { InvoiceStatus } from '@sixpence/core/invoices'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Button, EmptyState, ListView, NativeSelect, Stack } from '../../ui/index.ts'
import { INVOICE_STATUS_LOOK } from '../invoice-status.ts'
import { OpenLine } from '../open/open-line.tsx'
import { InvoiceRows } from './invoice-rows.tsx'
import { INVOICE_STATUSES } from './invoice-search.ts'
import { useInvoices, type InvoiceListName, type InvoicesTask } from './use-invoices.ts'

export interface InvoiceListProps {
  list: InvoiceListName
  status: InvoiceStatus | undefined
  pageSize?: number | undefined
  onStatus: (status: InvoiceStatus | undefined) => void
  onOpen: (id: string) => void
}

/** One of the two lists, with a filter for the status. A button loads more. */
export function InvoiceList({ list, status, pageSize, onStatus, onOpen }: InvoiceListProps) {
  const task = useInvoices(list, { status, pageSize })
  return (
    <Stack gap={4}>
      <OpenLine list={list} />
      <StatusFilter status={status} onStatus={onStatus} />
      <Found {...{ list, status, task, onOpen }} onWiden={() => onStatus(undefined)} />
    </Stack>
  )
}

function StatusFilter({ status, onStatus }: Pick<InvoiceListProps, 'status' | 'onStatus'>) {
  const { t } = useMessages('invoices')
  const options = INVOICE_STATUSES.map(id => ({ id, label: t(INVOICE_STATUS_LOOK[id].key) }))
  return (
    <div role="search" className="sp-select-fields sp-invoice-filter">
      <NativeSelect
        label={t('statusLabel')}
        selectedId={status ?? 'all'}
        options={[{ id: 'all', label: t('allStatusesOption') }, ...options]}
        onSelect={id => onStatus(id === 'all' ? undefined : id)}
      />
    </div>
  )
}

interface FoundProps extends Pick<InvoiceListProps, 'list' | 'status' | 'onOpen'> {
  task: InvoicesTask
  onWiden: () => void
}

function Found({ task, onWiden, ...of }: FoundProps) {
  const { t } = useMessages('invoices')
  const formats = useFormats()
  const { total } = task
  return (
    <ListView
      of={task}
      items={task.data}
      loadingLabel={t('loadingStatus')}
      failedTitle={t('loadFailedTitle')}
      lines={5}
      table={invoices => <InvoiceRows {...of} invoices={invoices} />}
      empty={<None {...of} onWiden={onWiden} />}
      countText={shown =>
        t('shownText', {
          shown: formats.count(shown),
          total: formats.count(total),
          count: total,
        })
      }
    />
  )
}

function None({ list, status, onWiden }: Pick<FoundProps, 'list' | 'status' | 'onWiden'>) {
  const { t } = useMessages('invoices')
  if (status) {
    return (
      <EmptyState
        title={t('noneFoundTitle')}
        action={<Button onPress={onWiden}>{t('showAllCta')}</Button>}
      />
    )
  }
  const isSent = list === 'sent'
  return (
    <EmptyState title={t(isSent ? 'noneSentTitle' : 'noneReceivedTitle')} icon="list">
      {t(isSent ? 'noneSentText' : 'noneReceivedText')}
    </EmptyState>
  )
}
