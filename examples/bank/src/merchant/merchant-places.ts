/** The pages of the merchant area, in the order of its navigation. */
export const MERCHANT_PLACES = [
  { to: '/merchant/overview', word: 'overviewLink' },
  { group: 'paymentsGroup', to: '/merchant/accounts/payments', word: 'paymentsLink' },
  { group: 'paymentsGroup', to: '/merchant/accounts/takings', word: 'takingsLink' },
  { group: 'payersGroup', to: '/merchant/accounts/subscribers', word: 'subscribersLink' },
  { group: 'payersGroup', to: '/merchant/security/verification', word: 'verificationLink' },
  { group: 'payersGroup', to: '/merchant/security/reputation', word: 'reputationLink' },
  { group: 'productsGroup', to: '/merchant/buttons/my_saved_buttons', word: 'savedButtonsLink' },
  { group: 'productsGroup', to: '/merchant/buttons/pbn_settings', word: 'pbnLink' },
  { group: 'productsGroup', to: '/merchant/buttons/business_logos', word: 'logosLink' },
  { to: '/transfer/invoices', word: 'invoicesLink' },
  { group: 'developersGroup', to: '/merchant/internal/api_key', word: 'apiKeysLink' },
  { group: 'developersGroup', to: '/merchant/internal/api_log', word: 'apiLogLink' },
  {
    group: 'developersGroup',
    to: '/merchant/internal/webhook_log',
    holds: ['/merchant/ipn'],
    word: 'webhooksLink',
  },
  {
    group: 'developersGroup',
    to: '/merchant/ipn/history',
    holds: ['/merchant/ipn'],
    // That page has this one as a tab, so only users without access to it need this entry.
    insteadOf: '/merchant/internal/webhook_log',
    word: 'ipnHistoryLink',
  },
  { group: 'developersGroup', to: '/merchant/internal/integration', word: 'integrationLink' },
] as const
