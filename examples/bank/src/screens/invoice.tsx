import { useLoaderData, useParams } from '@tanstack/react-router'
import { InvoicePanel } from '../invoice/invoice-panel.tsx'
import { WholeBank } from '../shell/whole-bank.tsx'

/** The page of an invoice's link within the app. Without a session it is `src/invoice`. */
export function InvoiceScreen() {
  const sixpence = useLoaderData({ from: '/public/invoice/$secret' })
  const { secret } = useParams({ from: '/public/invoice/$secret' })
  return (
    <WholeBank sixpence={sixpence}>
      <InvoicePanel key={secret} invoiceSecret={secret} />
    </WholeBank>
  )
}
