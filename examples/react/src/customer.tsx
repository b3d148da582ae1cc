import { PaymentFlow } from '@sixpence/react/payments'
import type { Destination } from '@sixpence/react/provider'
import { IdleWarning } from '@sixpence/react/sign-in'
import { BankStore } from '@sixpence/react/store'
import { OwnTransferForm } from '@sixpence/react/transfers'
import { Balances } from './balances.tsx'

/** A signed-in customer's page: the accounts, and a transfer between them. */
export function Customer({ place }: { place: Destination }) {
  return (
    <BankStore>
      <Balances />
      <Transfer place={place} />
      <IdleWarning />
    </BankStore>
  )
}

/** The components report where to go. In this app that is a form, and the payment that follows it. */
function Transfer({ place }: { place: Destination }) {
  if (place.to === 'payment') return <PaymentFlow id={place.id} />
  const edit = place.to === 'ownTransfer' ? place.edit : undefined
  return <OwnTransferForm key={edit} edit={edit} />
}
