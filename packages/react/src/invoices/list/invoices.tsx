import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Inline, Stack, Tabs } from '../../ui/index.ts'
import type { InvoiceEvent } from '../detail/invoice-detail.tsx'
import type { LinkOf } from '../detail/invoice-links.tsx'
import { InvoicePopup } from '../detail/invoice-popup.tsx'
import { RequestMoney } from '../form/request-money.tsx'
import { InvoiceList } from './invoice-list.tsx'
import type { InvoiceSearch } from './invoice-search.ts'

export interface InvoicesProps {
  /** What is looked at, e.g. as an address says. Without it the lists keep it to themselves. */
  search?: InvoiceSearch | undefined
  onSearchChange?: ((search: InvoiceSearch) => void) | undefined
  /** Invoices on a page; 20 unless told otherwise. */
  pageSize?: number | undefined
  /** Leaves the button out that asks somebody for money: it stands elsewhere, as `RequestMoney`. */
  isRequestElsewhere?: boolean | undefined
  /** The address of the page that a link of this secret leads to; without it none is offered. */
  linkOf?: LinkOf | undefined
  onDone?: ((event: InvoiceEvent) => void) | undefined
}

/**
 * What the customer is asked for and has asked others for, one invoice of it in front, and the way
 * to ask somebody. Where a payment is to be seen `onNavigate` says.
 */
export function Invoices({ search, onSearchChange, pageSize, ...props }: InvoicesProps) {
  const { linkOf, onDone, isRequestElsewhere } = props
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
      {!isRequestElsewhere && (
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
