import type { Invoice } from '@sixpence/core/invoices'
import { useState } from 'react'
import { takesMoney, useAccounts } from '../../accounts/index.ts'
import { refusalOf, useDraft } from '../../forms/index.ts'
import { useFormats } from '../../i18n/index.ts'
import { utcToday } from '../../payments/index.ts'
import { useSession } from '../../provider/index.ts'
import { useUserRights } from '../../start/index.ts'
import { useWrite, type ChangeState, type LoadState } from '../../store/index.ts'
import { invoicesApi } from '../invoices-api.ts'
import {
  checkInvoice,
  proposedDueDay,
  type CheckedInvoice,
  type InvoiceDraft,
} from './invoice-draft.ts'

/**
 * The state and actions of the invoice form. `data` is the currencies of accounts that can receive
 * money.
 */
export interface InvoiceFormTask extends LoadState<readonly string[]>, CheckedInvoice {
  readonly draft: InvoiceDraft
  readonly edit: (change: Partial<InvoiceDraft>) => void
  /** @deprecated Use `data`. */
  readonly currencies: InvoiceFormTask['data']
  /** True if the user's right or flags don't allow invoices. The bank refuses them as well. */
  readonly isForbidden: boolean
  /** The state of creating it. If that fails, the draft stays. */
  readonly change: ChangeState
  /** True if it is about a field. */
  readonly isRefused: boolean
  /** Sends the invoice, returns it and clears the form. Repeated presses send it once. */
  readonly create: () => Promise<Invoice | undefined>
}

const SAFE = ['toEmail', 'amount', 'currency', 'dueDate', 'noteBody'] as const

/** Lets the customer request money by invoice, without any UI. */
export function useInvoiceForm(): InvoiceFormTask {
  const { data: accounts, ...state } = useAccounts()
  const currencies = accounts && [
    ...new Set(accounts.filter(takesMoney).map(({ currencyCode }) => currencyCode)),
  ]
  const { draft, edit, empty } = useWritten(currencies?.[0])
  const { locale } = useFormats()
  const session = useSession()
  const ownEmail = session.status === 'signed_in' ? session.email : undefined
  const by = { locale, ownEmail, today: utcToday() }
  const { mayCall } = useUserRights()
  const { write, ...change } = useWrite()
  const checked = checkInvoice(draft, by)
  const { invoice } = checked

  async function create() {
    const done = invoice && (await write(invoicesApi.create, invoice))
    if (done) empty()
    return done?.answer
  }

  return {
    draft,
    edit: edited => {
      // The bank refused the previous value.
      change.clear()
      edit(edited)
    },
    ...checked,
    ...state,
    data: currencies,
    currencies,
    isForbidden: !mayCall(invoicesApi.create),
    change,
    isRefused: Object.keys(draft).some(name => refusalOf(name, change.error) !== undefined),
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
