import type { InvoiceLinks, Invoices } from '@sixpence/core/invoices'
import type { SixpenceError } from '@sixpence/core/session'
import { useState } from 'react'
import { useAttempt } from '../../attempts/index.ts'
import { useNavigateTo, useSession, useSixpence } from '../../provider/index.ts'
import { useReadLink, type ReadLink } from './use-read-link.ts'

/** An invoice as whoever holds its link sees it. */
export interface LinkedInvoiceTask extends ReadLink {
  readonly isSignedIn: boolean
  readonly isPending: boolean
  /** Why the last of these was not done. */
  readonly changeFailure: SixpenceError | undefined
  /**
   * Leads to where it is paid: to the sign-in first of whoever is not signed in. By `onNavigate`,
   * which should bring them back here afterwards.
   */
  readonly pay: () => Promise<void>
  /** Says that whoever it was mailed to does not know who sent it. */
  readonly blockSender: () => Promise<void>
  readonly isBlocked: boolean
}

/** Reads an invoice by its link, whether or not anybody is signed in. */
export function useLinkedInvoice(invoiceSecret: string): LinkedInvoiceTask {
  return useInvoiceOf(useSixpence().invoices, invoiceSecret)
}

/** What a page of a link asks. Where only links are at hand, paying leads to the sign-in. */
export type PageLinks = InvoiceLinks & Partial<Pick<Invoices, 'openLink'>>

/** The same with the client at hand. */
export function useInvoiceOf(links: PageLinks, invoiceSecret: string): LinkedInvoiceTask {
  const navigateTo = useNavigateTo()
  const isSignedIn = useSession().status === 'signed_in'
  const { run, isPending, failure } = useAttempt()
  const [isBlocked, setBlocked] = useState(false)
  return {
    ...useReadLink(links, invoiceSecret),
    isSignedIn,
    isPending,
    changeFailure: failure,
    isBlocked,
    pay: async () => {
      const { openLink } = links
      if (!isSignedIn || !openLink) return navigateTo({ to: 'signIn', comesBack: true })
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
