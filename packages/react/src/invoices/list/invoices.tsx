import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Inline, Stack, Tabs } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import type { InvoiceEvent } from '../detail/invoice-detail.tsx'
import type { LinkOf } from '../detail/invoice-links.tsx'
import { InvoicePopup } from '../detail/invoice-popup.tsx'
import { RequestMoney } from '../form/request-money.tsx'
import { InvoiceList } from './invoice-list.tsx'
import type { InvoiceSearch } from './invoice-search.ts'

export interface InvoicesProps {
  /** The search to show, e.g. from the page's address. Without it the lists hold their own. */
  search?: InvoiceSearch | undefined
  onSearchChange?: ((search: InvoiceSearch) => void) | undefined
  /** The number of invoices per page. Default: 20. */
  pageSize?: number | undefined
  /** True if the button to request money is shown elsewhere, as `RequestMoney`, and left out here. */
  hideRequestButton?: boolean | undefined
  /** Returns the address of the page for an invoice's secret. Without it, no link is offered. */
  linkOf?: LinkOf | undefined
  onDone?: ((event: InvoiceEvent) => void) | undefined
}

/**
 * The invoices that the customer has received and sent, one of them open, and a button to request
 * money. Leads to payments through `onNavigate`.
 */
export const Invoices = hosted('Invoices', InvoicesContent)

function InvoicesContent({ search, onSearchChange, pageSize, ...props }: InvoicesProps) {
  const { linkOf, onDone, hideRequestButton } = props
  const { t } = useMessages('invoices')
  const [own, setOwn] = useState<InvoiceSearch>({})
  const sought = search ?? own
  const { list = 'received', status, id } = sought
  const seek = (next: InvoiceSearch) => {
    if (!search) setOwn(next)
    onSearchChange?.(next)
  }
  return (
    <Stack gap={4}>
      {!hideRequestButton && (
        <Inline justify="end">
          <RequestMoney {...{ linkOf, onDone }} />
        </Inline>
      )}
      <Tabs
        label={t('listsLabel')}
        tabs={[
          { id: 'received', label: t('receivedTab') },
          { id: 'sent', label: t('sentTab') },
        ]}
        selectedId={list}
        onSelect={next => seek({ list: next })}
      >
        <InvoiceList
          key={list}
          {...{ list, status, pageSize }}
          onStatus={next => seek({ list, status: next })}
          onOpen={opened => seek({ ...sought, id: opened })}
        />
      </Tabs>
      {id !== undefined && (
        <InvoicePopup
          invoiceId={id}
          linkOf={linkOf}
          onDone={onDone}
          onClose={() => seek({ ...sought, id: undefined })}
        />
      )}
    </Stack>
  )
}
