import { fireEvent, screen } from '@testing-library/react'
import { CardCollectorProvider } from '../../card-vault/index.ts'
import { AmountChoice } from '../../checkouts/amount-choice.tsx'
import { NamedCheckout } from '../../checkouts/named-checkout.tsx'
import { checkoutsApi } from '../../checkouts/checkouts-api.ts'
import { InvoiceForm } from '../../invoices/form/invoice-form.tsx'
import { useFundingInvoiceOption } from '../../invoices/funding/funding-invoice.tsx'
import { ButtonBuilder } from '../../saved-buttons/button-builder.tsx'
import { useWrite } from '../../store/index.ts'
import { AddExternalCard } from '../../transfers/cards/add-external-card.tsx'
import { SendMoney } from '../../transfers/external/send-money.tsx'
import { OwnTransferForm } from '../../transfers/own/own-transfer-form.tsx'
import { P2pTransferForm } from '../../transfers/p2p/p2p-transfer-form.tsx'
import { SAVINGS } from '../a-bank.ts'
import { aCardCollector } from '../a-card-collector.tsx'
import { useDecisions } from '../../approvals/deciding/use-decisions.ts'
import { DeclinePopup } from '../../approvals/deciding/decline-popup.tsx'
import { RejectPopup } from '../../invoices/detail/reject-popup.tsx'
import { useInvoice } from '../../invoices/detail/use-invoice.ts'
import { RefundForm } from '../../refunds/refund-form.tsx'
import { PAID_BY_VERA } from '../a-payments.ts'
import { anInvoice } from '../invoices/an-invoice.ts'
import { doNothing, type FormRow } from './form-row.ts'

function Declining() {
  const task = useDecisions({ transactionIds: ['1'] })
  return <DeclinePopup task={task} onClose={doNothing} />
}

function Rejecting() {
  const task = useInvoice('invoice-1')
  return <RejectPopup invoice={anInvoice()} task={task} onClose={doNothing} />
}

function Funding() {
  const way = useFundingInvoiceOption()
  return way?.show()
}

function AddingCard() {
  return (
    <CardCollectorProvider collector={aCardCollector().collector}>
      <AddExternalCard onClose={doNothing} onAdded={doNothing} />
    </CardCollectorProvider>
  )
}

function Choosing() {
  const { write, ...change } = useWrite()
  const open = async (amount?: string) => {
    await write(checkoutsApi.openByButton, { buttonId: '1', attempt: '1-2-3-4', amount })
  }
  return <AmountChoice button={OPEN_BUTTON} offer={OFFER} task={{ open, change }} />
}

const OFFER = {
  type: 'open',
  min: '5.00',
  max: '100.00',
  currencyCode: 'EUR',
  description: 'A gift',
} as const
const OPEN_BUTTON = { buttonId: '1', merchantName: 'Munteanu Books SRL', offer: OFFER }

const BIN = {
  binNumber: '424242',
  issuer: 'Another bank',
  cardBrand: 'VISA',
  cardCategory: 'STANDARD',
  cardType: 'DEBIT',
  countryCode: 'IE',
  currencyCode: 'EUR',
  isCommercial: false,
  isPrepaid: false,
  valid: true,
} as const

/** The forms about payments. */
export const PAYMENT_FORMS: readonly FormRow[] = [
  {
    file: 'approvals/deciding/decline-popup',
    form: <Declining />,
    call: 'approvals.decline',
    values: { reason: 'Paid twice' },
    refused: 'reason',
  },
  {
    file: 'invoices/detail/reject-popup',
    form: <Rejecting />,
    bank: { invoices: { get: async () => anInvoice() } },
    faulty: { note: 'x'.repeat(100_000) },
    call: 'invoices.reject',
    values: { note: 'Not mine' },
    refused: 'note',
  },
  {
    file: 'refunds/refund-form',
    form: <RefundForm payment={PAID_BY_VERA} edit={undefined} onClose={doNothing} />,
    faulty: { amount: '99' },
    call: 'payments.review',
    values: { amount: '5' },
    refused: 'amount',
  },
  {
    file: 'invoices/form/invoice-fields',
    form: <InvoiceForm />,
  },
  {
    file: 'invoices/funding/funding-invoice',
    form: <Funding />,
    call: 'invoices.createFunding',
    values: { amount: '40' },
    refused: 'amount',
  },
  {
    file: 'saved-buttons/button-builder',
    form: (
      <ButtonBuilder
        merchant={{ merchantName: 'Munteanu Books SRL', origins: [] }}
        onSaved={doNothing}
        onCancel={doNothing}
      />
    ),
    bank: { merchant: { logos: async () => [] } },
    call: 'merchant.createSavedButton',
    values: { name: 'A tote bag', amount: '18' },
    refused: 'returnUrl',
  },
  {
    file: 'checkouts/amount-choice',
    form: <Choosing />,
    call: 'checkouts.openByButton',
    values: { amount: '7' },
    refused: 'amount',
  },
  {
    file: 'checkouts/named-checkout',
    others: ['checkouts/named-payment-form'],
    form: <NamedCheckout name="books" attempt="1-2-3-4" onOpened={doNothing} />,
    bank: {
      checkouts: {
        showPayee: async () => ({
          name: 'books',
          merchantName: 'Munteanu Books SRL',
          currencies: ['EUR'],
        }),
      },
    },
    call: 'checkouts.openByName',
    values: { amount: '7' },
    refused: 'amount',
  },
  {
    file: 'transfers/own/own-transfer-form',
    others: ['transfers/form/transfer-form'],
    form: <OwnTransferForm toAccount={SAVINGS.accountId} />,
    call: 'payments.review',
    values: { amount: '5' },
  },
  {
    file: 'transfers/p2p/p2p-transfer-form',
    form: <P2pTransferForm />,
    call: 'payments.review',
    values: { email: 'ben@sixpence.example', amount: '5' },
  },
  { file: 'transfers/external/send-money', form: <SendMoney /> },
  {
    file: 'transfers/cards/add-external-card',
    form: <AddingCard />,
    bank: {
      transfers: { openExternalCard: async () => ({ token: 'e1' }) },
      cards: { binInfo: async () => BIN, blockedBins: async () => [] },
    },
    before: async () => {
      const number = await screen.findByLabelText('Card number', { selector: 'input' })
      fireEvent.input(number, { target: { value: '4242424242424242' } })
      await screen.findByText('Add card')
    },
    call: 'transfers.addExternalCard',
    values: { holderName: 'Ada Byron', expires: '03/31' },
    refused: 'holderName',
  },
]
