import { invoices, type InvoiceLinks, type Invoices } from '@sixpence/core/invoices'
import { useState } from 'react'
import { useAttempt } from '../../attempts/index.ts'
import { useNavigateTo, useSession, useSixpence } from '../../provider/index.ts'
import type { ChangeState } from '../../store/index.ts'
import { useReadLink, type ReadLink } from './use-read-link.ts'

/** An invoice as seen through its link. */
export interface LinkedInvoiceTask extends ReadLink {
  readonly isSignedIn: boolean
  readonly change: ChangeState
  /**
   * Leads through `onNavigate` to the invoice for paying, or first to the sign-in. The host should
   * return the user here after signing in.
   */
  readonly pay: () => Promise<void>
  /** Reports that the recipient of the email doesn't know the sender. */
  readonly blockSender: () => Promise<void>
  readonly isBlocked: boolean
}

/** Reads an invoice by its link, with or without a signed-in user. */
export function useLinkedInvoice(invoiceSecret: string): LinkedInvoiceTask {
  return useInvoiceOf(useSixpence().use(invoices), invoiceSecret)
}

/** The calls that a link's page needs. Without `openLink`, paying leads to the sign-in. */
export type PageLinks = InvoiceLinks & Partial<Pick<Invoices, 'openLink'>>

/** Does the same as `useLinkedInvoice` with the given client. */
export function useInvoiceOf(links: PageLinks, invoiceSecret: string): LinkedInvoiceTask {
  const navigateTo = useNavigateTo()
  const isSignedIn = useSession().status === 'signed_in'
  const { run, ...change } = useAttempt()
  const [isBlocked, setBlocked] = useState(false)
  return {
    ...useReadLink(links, invoiceSecret),
    isSignedIn,
    change,
    isBlocked,
    pay: async () => {
      const { openLink } = links
      if (!isSignedIn || !openLink) return navigateTo({ to: 'signIn', returnsHere: true })
      const opened = await run(() => openLink({ invoiceSecret }))
      if (opened) navigateTo({ to: 'invoices', id: opened.id })
    },
    blockSender: async () => {
      const done = await run(async () => {
        await links.blockSenderByLink({ invoiceSecret })
        return true
      })
      if (done) setBlocked(true)
    },
  }
}
