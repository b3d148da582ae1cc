import type { LinkedInvoice } from '@sixpence/core/invoices'
import type { SixpenceError } from '@sixpence/core/session'
import { useState } from 'react'
import { useAttempt } from '../../attempts/index.ts'
import { useNavigateTo, useSession, useSixpence } from '../../provider/index.ts'
import { loadStateOf, type LoadState } from '../../store/index.ts'
import { invoicesApi } from '../invoices-api.ts'

/** An invoice as whoever holds its link sees it. */
export interface LinkedInvoiceTask extends LoadState {
  /** Undefined until the bank has answered. */
  readonly invoice: LinkedInvoice | undefined
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
  const { invoices } = useSixpence()
  const navigateTo = useNavigateTo()
  const isSignedIn = useSession().status === 'signed_in'
  const query = invoicesApi.getByLink.useRead({ invoiceSecret })
  const { run, isPending, failure } = useAttempt()
  const [isBlocked, setBlocked] = useState(false)
  const now = { ...query, data: query.currentData }
  return {
    invoice: now.data,
    ...loadStateOf(now),
    isSignedIn,
    isPending,
    changeFailure: failure,
    isBlocked,
    pay: async () => {
      if (!isSignedIn) return navigateTo({ to: 'signIn', comesBack: true })
      const opened = await run(() => invoices.openLink({ invoiceSecret }))
      if (opened) navigateTo({ to: 'invoices', id: opened.id })
    },
    blockSender: async () => {
      const done = await run(async () => {
        await invoices.blockSenderByLink({ invoiceSecret })
        return true
      })
      if (done) setBlocked(true)
    },
  }
}
