import type { InvoiceLinks, LinkedInvoice } from '@sixpence/core/invoices'
import { useEffect, useState } from 'react'
import { toFailure, type Failure } from '../../provider/index.ts'
import type { Loading } from '../../store/index.ts'

interface Read {
  /** Undefined before the first request. */
  readonly invoiceSecret?: string
  readonly invoice?: LinkedInvoice | undefined
  readonly failure?: Failure
}

/** The invoice behind a link and its loading state. */
export interface ReadLink extends Loading {
  /** Undefined until loaded. */
  readonly invoice: LinkedInvoice | undefined
}

const NOTHING: Read = {}

/** Reads the invoice behind a link. Keeps it only here, so that the page needs no store. */
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
        // A defect is thrown while rendering, so that it reaches the error boundary.
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
