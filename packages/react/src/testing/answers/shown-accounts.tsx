import type { BatchDraftState } from '@sixpence/core/batches'
import * as all from '../../index.ts'
import { anAccount, EVERYDAY, RATES, SAVINGS } from '../a-bank.ts'
import { aPayment } from '../a-payments.ts'
import { anInvoice } from '../invoices/an-invoice.ts'
import { aCard } from '../render-cards.tsx'
import { aRow } from '../render-history.tsx'
import { doNothing, hidden, placed, START } from './component-row.ts'
import { PROGRESS } from '../batches/a-progress.ts'

const { accountId } = EVERYDAY
const ACCOUNTS = {
  list: [EVERYDAY, SAVINGS],
  rates: RATES,
  addresses: [],
  crossPlatform: [],
  instructions: [],
}
const FEES = { annual: '0.00', issue: '0.00', monthly: '1.00', currency: 'EUR', shipping: [] }
const OFFER = { type: 2007, cardIsVirtual: true, currencyCode: 'EUR', fees: FEES }
const APPLICATION = {
  cardId: '1',
  cardIsVirtual: true,
  currencyCode: 'EUR',
  feeAccountId: accountId,
  issueFee: '0.00',
  shippingFee: '0.00',
  totalFee: '0.00',
}
const A_DRAFT: BatchDraftState = {
  batchId: 'b1',
  name: 'Wages',
  type: 'p2p',
  accountId,
  currencyCode: 'EUR',
  version: 1,
  rowCount: 1,
  faultyCount: 0,
  duplicateCount: 0,
  deletedCount: 0,
  totals: [],
  changedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2027-02-18T09:00:00.000Z',
}
const AT = '2026-11-20T09:00:00.000Z'
const TOTALS = { sent: [], received: [] }
const INVOICES = { items: [], total: 0 }

/** Components about accounts, cards, payments and invoices. */
export const OF_ACCOUNTS = [
  placed(<all.AccountDetail accountId={accountId} />, { accounts: ACCOUNTS }),
  hidden(<all.AccountTotals />, { accounts: ACCOUNTS }),
  placed(<all.AddCurrency />, { accounts: ACCOUNTS }, { opener: 'Add a currency' }),
  placed(<all.AddExternalCard onClose={doNothing} onAdded={doNothing} />, {
    transfers: {
      openExternalCard: { vaultId: 'v1', environment: 'sandbox', entryUrl: '' } as never,
    },
  }),
  placed(<all.AddMoney mayPayIn mayTakeCrypto={false} onClose={doNothing} />, {
    accounts: ACCOUNTS,
  }),
  placed(<all.AddressChange />, { accounts: ACCOUNTS }),
  placed(<all.Attention />, { accounts: ACCOUNTS }),
  placed(<all.BalanceChart />, {
    accounts: {
      ...ACCOUNTS,
      balanceHistory: {
        days: ['2026-11-20'],
        currencies: [{ currencyCode: 'EUR', amounts: ['1050.00'] }],
      },
    },
  }),
  placed(<all.BatchProgress id="b1" />, { batches: { status: PROGRESS } }),
  placed(<all.BatchReview id="b1" />, {
    accounts: ACCOUNTS,
    batches: { draftRows: { draft: A_DRAFT, rows: [], total: 0 } },
  }),
  hidden(<all.BalanceHead />, { accounts: ACCOUNTS }),
  placed(<all.CardApplication />, {
    accounts: ACCOUNTS,
    cards: { applyInfo: { countryCode: 'NO', countries: ['NO'], cards: [OFFER] } },
  }),
  placed(<all.CardDetail accountId={aCard().accountId} />, {
    accounts: { list: [aCard()] },
    cards: { authorizations: { items: [], total: 0 } },
  }),
  placed(<all.CardPin accountId={aCard().accountId} />, {
    accounts: { list: [aCard()] },
    ...START,
  }),
  placed(<all.CashFlowChart accountId={accountId} />, {
    history: { cashFlow: { currencyCode: 'EUR', months: [], types: [] } },
  }),
  placed(<all.ConfirmCard cardId="1" />, {
    accounts: { list: [EVERYDAY] },
    cards: { application: APPLICATION },
  }),
  hidden(<all.HistoryExport search={{}} />, START),
  placed(<all.InvoiceDetail invoiceId="1" />, { invoices: { get: anInvoice() } }),
  placed(<all.InvoiceForm />, { accounts: ACCOUNTS }),
  placed(<all.InvoicePage invoiceSecret="1" />, {
    invoices: { getByLink: { ...anInvoice(), canBlockSender: false } },
  }),
  placed(<all.Invoices />, {
    accounts: ACCOUNTS,
    invoices: { listReceived: INVOICES, openTotals: TOTALS },
  }),
  placed(<all.MassTransfer type="p2p" onHandedIn={doNothing} />, {
    accounts: ACCOUNTS,
    batches: { format: { type: 'p2p', columns: [], ways: [] } },
  }),
  placed(<all.NameCheckSetting />, { batches: { settings: { checksNames: true } } }),
  placed(<all.OpenInvoices />, { invoices: { openTotals: TOTALS } }),
  placed(<all.OwnTransferForm />, { accounts: ACCOUNTS }),
  placed(<all.P2pTransferForm />, { accounts: ACCOUNTS }),
  placed(<all.PayByLink invoiceSecret="1" />, {
    accounts: ACCOUNTS,
    invoices: { openLink: anInvoice() },
  }),
  placed(<all.PaymentFlow id="payment-1" />, { payments: { check: aPayment() } }),
  hidden(<all.RequestMoney />, { accounts: ACCOUNTS, ...START }),
  placed(<all.SendMoney />, { accounts: ACCOUNTS, transfers: { countries: [] } }),
  placed(<all.Statements />, {
    accounts: { list: [anAccount()] },
    statements: { list: { statements: [], total: 0 } },
  }),
  placed(
    <all.TransactionDetail transaction={aRow('1', { type: 'eftTransfer' })} onClose={doNothing} />,
    {
      transfers: { external: { state: 'sent', sentAt: AT, arrivesAt: AT } as never },
    },
  ),
]
