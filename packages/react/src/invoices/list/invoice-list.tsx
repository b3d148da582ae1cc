import type { InvoiceStatus } from '@sixpence/core/invoices'
import { useFormats, useMessages } from '../../i18n/index.ts'
import {
  Button,
  Card,
  EmptyState,
  ErrorView,
  FocusKeeper,
  NativeSelect,
  Skeleton,
  StaleAlert,
  Stack,
} from '../../ui/index.ts'
import { INVOICE_STATUS_LOOK } from '../invoice-status.ts'
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

/** One of the lists, narrowed down by status, and longer when asked for. */
export function InvoiceList({ list, status, pageSize, onStatus, onOpen }: InvoiceListProps) {
  const task = useInvoices(list, { status, pageSize })
  return (
    <Stack gap={4}>
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

function Found({ task, onWiden, ...shown }: FoundProps) {
  const { t } = useMessages('invoices')
  const { invoices, isLoading, isOutdated, isMoreFailed, failure, retry, total } = task
  if (isLoading) return <Skeleton shape="row" lines={5} label={t('loadingStatus')} />
  return (
    <FocusKeeper>
      <Stack gap={4}>
        <StaleAlert of={task} />
        {invoices && (
          <div aria-busy={isOutdated}>
            <Card padding="none">
              {invoices.length === 0 ? (
                <None {...shown} onWiden={onWiden} />
              ) : (
                <InvoiceRows {...shown} invoices={invoices} />
              )}
            </Card>
          </div>
        )}
        <ErrorView
          failure={isMoreFailed || !invoices ? failure : undefined}
          title={t('loadFailedTitle')}
          onRetry={retry}
        />
        {invoices && total > 0 && <MoreLine task={task} shown={invoices.length} />}
      </Stack>
    </FocusKeeper>
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

function MoreLine({ task, shown }: { task: InvoicesTask; shown: number }) {
  const { t } = useMessages('invoices')
  const formats = useFormats()
  const { total, hasMore, isLoadingMore, loadMore } = task
  return (
    <div className="sp-history-more">
      <p className="sp-muted" role="status">
        {t('shownText', {
          shown: formats.count(shown),
          total: formats.count(total),
          count: total,
        })}
      </p>
      {hasMore && (
        <Button isPending={isLoadingMore} onPress={loadMore}>
          {t('loadMoreCta')}
        </Button>
      )}
    </div>
  )
}
