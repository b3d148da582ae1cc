import { AddMoney as AddMoneyDialog, type AddMoneyProps } from '@sixpence/react/accounts'
import { useFundingInvoiceWay } from '@sixpence/react/invoices'
import { invoiceAddress } from '../invoice-address.ts'

/** How to add money: what to tell the other bank, a wallet, or an invoice for somebody to pay. */
export function AddMoney(props: Omit<AddMoneyProps, 'furtherWay'>) {
  const furtherWay = useFundingInvoiceWay(invoiceAddress)
  return <AddMoneyDialog {...props} furtherWay={furtherWay} />
}
