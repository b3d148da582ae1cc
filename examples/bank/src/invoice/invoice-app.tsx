import type { InvoiceLinks } from '@sixpence/core/invoices'
import type { LoadMessages } from '@sixpence/react/i18n'
import { StrictMode, useEffect } from 'react'
import { Localized } from '../locale/localized.tsx'
import { PublicFrame } from '../shell/public-frame.tsx'
import type { Boot } from '../start/boot.ts'
import { InvoicePanel } from './invoice-panel.tsx'

export interface InvoiceAppProps {
  boot: Boot
  loadMessages: LoadMessages
  links: InvoiceLinks
  invoiceSecret: string
  onSignIn: () => void
  /** Called once, when the page can be used. */
  onReady?: () => void
}

/**
 * The page of an invoice's link, without a session and without the rest of the app. The server
 * draws its frame, and the browser hydrates and fills it.
 */
export function InvoiceApp({ boot, loadMessages, ...props }: InvoiceAppProps) {
  const { links, invoiceSecret, onSignIn, onReady } = props
  useEffect(() => onReady?.(), [onReady])
  return (
    <StrictMode>
      <Localized
        brand={boot.brand}
        first={boot.locale}
        loadMessages={loadMessages}
        onNavigate={({ to }) => to === 'signIn' && onSignIn()}
      >
        <PublicFrame pathname="/invoice" inbox={boot.config.inbox}>
          <InvoicePanel links={links} invoiceSecret={invoiceSecret} />
        </PublicFrame>
      </Localized>
    </StrictMode>
  )
}
