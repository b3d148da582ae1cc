import { createInvoiceLinks } from '@sixpence/core/invoices'
// That of browsers opens a port, which keeps a server from ending.
import { renderToString } from 'react-dom/server.edge'
import type { Boot } from '../start/boot.ts'
import { InvoiceApp } from './invoice-app.tsx'

/** The markup of the page of a link until its invoice is there. Depends on nothing but `boot`. */
export const renderInvoice = (boot: Boot): string =>
  renderToString(
    <InvoiceApp
      boot={boot}
      loadMessages={(_locale, domain) => boot.words[domain] ?? {}}
      links={createInvoiceLinks(boot.config)}
      invoiceSecret=""
      onSignIn={() => undefined}
    />,
  )
