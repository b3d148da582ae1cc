import { createInvoiceLinks } from '@sixpence/core/invoices'
// The browser version opens a port, which keeps a server process running.
import { renderToString } from 'react-dom/server.edge'
import type { Boot } from '../start/boot.ts'
import { InvoiceApp } from './invoice-app.tsx'

/** Returns the markup of a link's page before its invoice is loaded. Depends only on `boot`. */
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
