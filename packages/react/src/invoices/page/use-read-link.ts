import type { InvoiceLinks, LinkedInvoice } from '@sixpence/core/invoices'
import { useEffect, useState } from 'react'
import { toFailure, type Failure } from '../../provider/index.ts'
import type { LoadState } from '../../store/index.ts'

interface Read {
  /** Undefined before anything was asked. */
  readonly invoiceSecret?: string
  readonly invoice?: LinkedInvoice | undefined
  readonly failure?: Failure
}

/** What a link shows, and how far it has come. */
export interface ReadLink extends LoadState {
  /** Undefined until the bank has answered. */
  readonly invoice: LinkedInvoice | undefined
}

const NOTHING: Read = {}

/** Reads what a link shows. It's kept nowhere else, so that a page of it needs no store. */
export function useReadLink(
  links: Pick<InvoiceLinks, 'getByLink'>,
  invoiceSecret: string,
): ReadLink {
  const [read, setRead] = useState(NOTHING)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const { signal } = leaving
      try {
        const invoice = await links.getByLink({ invoiceSecret }, { signal })
        if (!signal.aborted) setRead({ invoiceSecret, invoice })
      } catch (error) {
        // A defect is thrown while it's drawn, and goes to the error boundary.
        if (!signal.aborted)
          setRead(last => ({ ...last, invoiceSecret, failure: toFailure(error) }))
      }
    }
    void ask()
    return () => leaving.abort()
  }, [links, invoiceSecret, turn])
  const { invoice, failure } = read.invoiceSecret === invoiceSecret ? read : NOTHING
  return {
    invoice,
    isLoading: invoice === undefined && failure === undefined,
    failure,
    retry: () => {
      setRead(({ failure: _over, ...last }) => last)
      setTurn(turn + 1)
    },
  }
}
