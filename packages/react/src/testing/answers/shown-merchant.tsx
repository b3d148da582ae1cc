import * as all from '../../index.ts'
import { EVERYDAY } from '../a-bank.ts'
import { doNothing, hidden, placed, START } from './component-row.ts'

const OFFER = { type: 'open', min: '5.00', max: '9.00', currencyCode: 'EUR', description: 'A gift' }
const BUTTON = { buttonId: '1', merchantName: 'Munteanu Books SRL', offer: OFFER } as const
const MERCHANT = { merchantName: 'Munteanu Books SRL', origins: [] }
const PAYEE = { name: 'books', merchantName: 'Munteanu Books SRL', currencies: ['EUR'] }
const IPN = { statusId: 'on', notifyStatusId: 'every', hasSecret: true } as const
const BY_NAME = {
  statusId: 'on',
  name: 'books',
  link: 'https://bank.example',
  hasSecret: true,
} as const
const TAKINGS = { fromDate: '2026-11-01', toDate: '2026-11-20', totals: [], days: [], buttons: [] }

/** Components for merchants and those who pay them. */
export const OF_MERCHANTS = [
  placed(<all.ButtonBuilder merchant={MERCHANT} onSaved={doNothing} onCancel={doNothing} />, {
    accounts: { list: [EVERYDAY] },
    merchant: { logos: [] },
  }),
  placed(<all.ButtonCheckout buttonId="1" attempt="1-2-3-4" onOpened={doNothing} />, {
    checkouts: { showButton: BUTTON as never, openByButton: {} },
  }),
  placed(<all.CheckoutForm checkoutId="1" />, {
    accounts: { list: [EVERYDAY] },
    checkouts: { get: { amount: '1.00', currencyCode: 'EUR' } as never },
  }),
  hidden(<all.FailingWebhooks />, { ...START, merchant: { webhooks: [] } }),
  placed(<all.IntegrationCheck />, {
    merchant: {
      keyUse: { keys: 0, enabledKeys: 0, enabledRanges: 0 },
      webhooks: [],
      savedButtons: { ...MERCHANT, buttons: [] } as never,
    },
  }),
  placed(<all.IpnSettings />, { merchant: { ipnSettings: IPN } }),
  placed(<all.NamedCheckout name="books" attempt="1-2-3-4" onOpened={doNothing} />, {
    checkouts: { showPayee: PAYEE },
  }),
  placed(<all.PayByName />, { merchant: { payByName: BY_NAME } }),
  placed(<all.TakingsSummary />, { merchant: { takings: TAKINGS } }),
]
