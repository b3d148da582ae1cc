import type { Invoice } from '@sixpence/core/invoices'
import type { SixpenceError } from '@sixpence/core/errors'
import { useState } from 'react'
import { takesMoney, useAccounts } from '../../accounts/index.ts'
import { refusalOf, useDraft } from '../../forms/index.ts'
import { useFormats } from '../../i18n/index.ts'
import { utcToday } from '../../payments/index.ts'
import { useSession } from '../../provider/index.ts'
import { useUserRights } from '../../start/index.ts'
import { useWrite, type Loading } from '../../store/index.ts'
import { invoicesApi } from '../invoices-api.ts'
import {
  checkInvoice,
  proposedDueDay,
  type CheckedInvoice,
  type InvoiceDraft,
} from './invoice-draft.ts'

/** The state and actions of the invoice form. */
export interface InvoiceFormTask extends Loading, CheckedInvoice {
  readonly draft: InvoiceDraft
  readonly edit: (change: Partial<InvoiceDraft>) => void
  /** The currencies of accounts that can receive money. Undefined until loaded. */
  readonly currencies: readonly string[] | undefined
  /** True if the user's right or flags don't allow invoices. The bank refuses them as well. */
  readonly isForbidden: boolean
  readonly isPending: boolean
  /** The reason why it wasn't created. The draft stays. */
  readonly createFailure: SixpenceError | undefined
  /** True if it is about a field. */
  readonly isRefused: boolean
  readonly dismissFailure: () => void
  /** Sends the invoice, returns it and clears the form. Repeated presses send it once. */
  readonly create: () => Promise<Invoice | undefined>
}

const SAFE = ['toEmail', 'amount', 'currency', 'dueDate', 'noteBody'] as const

/** Lets the customer request money by invoice, without any UI. */
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
  const checked = checkInvoice(draft, by)
  const { invoice } = checked

  async function create() {
    const done = invoice && (await write(invoicesApi.create, invoice))
    if (done) empty()
    return done?.answer
  }

  return {
    draft,
    edit: change => {
      // The bank refused the previous value.
      attempt.clear()
      edit(change)
    },
    ...checked,
    currencies,
    isForbidden: !mayCall(invoicesApi.create),
    isLoading,
    failure,
    retry,
    isPending: attempt.isPending,
    createFailure: attempt.failure,
    isRefused: Object.keys(draft).some(name => refusalOf(name, attempt.failure) !== undefined),
    dismissFailure: attempt.clear,
    create,
  }
}

function useWritten(currency: string | undefined) {
  const [typed, edit] = useDraft<InvoiceDraft>('invoice', SAFE)
  const [today] = useState(utcToday)
  const fresh = {
    toEmail: '',
    amount: '',
    currency,
    dueDate: proposedDueDay(today),
    noteBody: '',
  }
  return { draft: { ...fresh, ...typed }, edit, empty: () => edit(fresh) }
}
