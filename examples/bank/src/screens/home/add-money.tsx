import { AddMoney as AddMoneyDialog, type AddMoneyProps } from '@sixpence/react/accounts'
import { useFundingInvoiceOption } from '@sixpence/react/invoices'
import { invoiceAddress } from '../invoice-address.ts'

/**
 * The ways to add money: the details for a bank transfer, a wallet, or an invoice for somebody to
 * pay.
 */
export function AddMoney(props: Omit<AddMoneyProps, 'fundingOption'>) {
  const fundingOption = useFundingInvoiceOption(invoiceAddress)
  return <AddMoneyDialog {...props} fundingOption={fundingOption} />
}
