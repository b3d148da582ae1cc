import type { SixpenceError } from '@sixpence/core/errors'
import type { InvoiceLinks, LinkedInvoice } from '@sixpence/core/invoices'
import { useEffect, useState } from 'react'
import { withFormerNames } from '../../attempts/index.ts'
import { toError } from '../../provider/index.ts'
import type { Loading } from '../../store/index.ts'

interface Read {
  /** Undefined before the first request. */
  readonly invoiceSecret?: string
  readonly invoice?: LinkedInvoice | undefined
  readonly error?: SixpenceError
}

/** The invoice behind a link and its loading state. */
export interface ReadLink extends Loading<LinkedInvoice> {
  /** @deprecated Use `data`. */
  readonly invoice: ReadLink['data']
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
        if (!signal.aborted) setRead(last => ({ ...last, invoiceSecret, error: toError(error) }))
      }
    }
    void ask()
    return () => leaving.abort()
  }, [links, invoiceSecret, turn])
  const { invoice, error } = read.invoiceSecret === invoiceSecret ? read : NOTHING
  return withFormerNames({
    data: invoice,
    invoice,
    isLoading: invoice === undefined && error === undefined,
    error,
    refetch: () => {
      setRead(({ error: _over, ...last }) => last)
      setTurn(turn + 1)
    },
  })
}
