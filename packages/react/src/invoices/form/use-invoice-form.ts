import { CALL_MARKS } from '@sixpence/core'
import type { Invoice, NewInvoice } from '@sixpence/core/invoices'
import type { SixpenceError } from '@sixpence/core/session'
import { useState } from 'react'
import { takesMoney, useAccounts } from '../../accounts/index.ts'
import { useDraft } from '../../forms/index.ts'
import { useFormats } from '../../i18n/index.ts'
import { utcToday } from '../../payments/index.ts'
import { useSession } from '../../provider/index.ts'
import { useUserRights } from '../../start/index.ts'
import { useWrite, type LoadState } from '../../store/index.ts'
import { invoicesApi } from '../invoices-api.ts'
import {
  invoiceFaults,
  newInvoice,
  proposedDueDay,
  type InvoiceDraft,
  type InvoiceFaults,
} from './invoice-draft.ts'

/** What a form for an invoice needs. */
export interface InvoiceFormTask extends LoadState {
  readonly draft: InvoiceDraft
  readonly edit: (change: Partial<InvoiceDraft>) => void
  readonly faults: InvoiceFaults
  /** Undefined while something is wrong with the draft. */
  readonly invoice: NewInvoice | undefined
  /** Those in which money can arrive: there is an open account. Undefined until they are known. */
  readonly currencies: readonly string[] | undefined
  /** The flags or the right of the user open no invoices; the bank refuses them. */
  readonly isForbidden: boolean
  readonly isPending: boolean
  /** Why it was not created. What is typed stays. */
  readonly createFailure: SixpenceError | undefined
  readonly dismissFailure: () => void
  /** Sends it, once however often pressed; answers the invoice, and the form is empty then. */
  readonly create: () => Promise<Invoice | undefined>
}

const SAFE = ['toEmail', 'amountText', 'currency', 'dueDate', 'noteBody'] as const

/** Everything a screen needs to let the customer ask for money, and nothing about how it looks. */
export function useInvoiceForm(): InvoiceFormTask {
  const { accounts, isLoading, failure, retry } = useAccounts()
  const currencies = accounts && [
    ...new Set(accounts.filter(takesMoney).map(({ currencyCode }) => currencyCode)),
  ]
  const { draft, edit, empty } = useWritten(currencies?.[0])
  const { locale } = useFormats()
  const session = useSession()
  const ownEmail = session.status === 'signed_in' ? session.email : undefined
  const by = { locale, ownEmail, today: utcToday() }
  const { mayCall } = useUserRights()
  const { write, ...attempt } = useWrite()
  const invoice = newInvoice(draft, by)

  async function create() {
    const done = invoice && (await write(invoicesApi.create, invoice))
    if (done) empty()
    return done?.answer
  }

  return {
    draft,
    edit: change => {
      // The bank refused what stood there before.
      attempt.clear()
      edit(change)
    },
    faults: invoiceFaults(draft, by),
    invoice,
    currencies,
    isForbidden: !mayCall(CALL_MARKS.requestMoney),
    isLoading,
    failure,
    retry,
    isPending: attempt.isPending,
    createFailure: attempt.failure,
    dismissFailure: attempt.clear,
    create,
  }
}

function useWritten(currencyCode = 'EUR') {
  const [typed, edit] = useDraft<InvoiceDraft>('invoice', SAFE)
  const [today] = useState(utcToday)
  const fresh = {
    toEmail: '',
    amountText: '',
    currency: currencyCode,
    dueDate: proposedDueDay(today),
    noteBody: '',
  }
  return { draft: { ...fresh, ...typed }, edit, empty: () => edit(fresh) }
}
