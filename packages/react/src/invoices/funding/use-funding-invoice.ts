import type { Invoice } from '@sixpence/core/invoices'
import { useState } from 'react'
import { takesMoney, useAccounts } from '../../accounts/index.ts'
import {
  amountIn,
  readAmount,
  TYPED_AMOUNT,
  useAmountFaultText,
  useForm,
  type FormTask,
} from '../../forms/index.ts'
import { useFormats } from '../../i18n/index.ts'
import { useUserRights } from '../../start/index.ts'
import { useWrite } from '../../store/index.ts'
import { invoicesApi } from '../invoices-api.ts'

const FIELDS = { amount: TYPED_AMOUNT }

/** The form for adding money by an invoice. */
export interface FundingInvoiceTask extends FormTask<typeof FIELDS> {
  /** True if the user's right and flags allow it and an account can receive the money. */
  readonly isOffered: boolean
  /** The currency in which the amount is read. */
  readonly currencyCode: string | undefined
  /**
   * True if there are accounts in several currencies. Only the bank knows which account is the
   * oldest.
   */
  readonly isCurrencyOpen: boolean
  /** The invoice once it is created. */
  readonly invoice: Invoice | undefined
}

/** Lets the customer add money by an invoice that someone else pays, without any UI. */
export function useFundingInvoice(): FundingInvoiceTask {
  const { data: accounts } = useAccounts()
  const { locale } = useFormats()
  const { mayCall } = useUserRights()
  const faultText = useAmountFaultText()
  const [invoice, setInvoice] = useState<Invoice>()
  const { write, ...attempt } = useWrite()
  const currencies = new Set(accounts?.filter(takesMoney).map(account => account.currencyCode))
  const [currencyCode] = currencies
  const form = useForm(FIELDS, {
    attempt,
    check: ({ amount: text }) => {
      const typed = readAmount(text, locale, currencyCode)
      if (!typed || typed.ok) return {}
      return { amount: faultText(typed.fault, { currencyCode, ...typed }) }
    },
    send: async ({ amount: text }) => {
      const amount = amountIn(readAmount(text, locale, currencyCode))
      return amount === undefined ? undefined : write(invoicesApi.createFunding, { amount })
    },
    onDone: ({ answer }) => setInvoice(answer),
  })
  return {
    ...form,
    isOffered: currencies.size > 0 && mayCall(invoicesApi.createFunding),
    currencyCode,
    isCurrencyOpen: currencies.size > 1,
    invoice,
  }
}
