/** The pages of the merchant area, in the order of its navigation. */
export const MERCHANT_PLACES = [
  {
    group: 'buttonsGroup',
    to: '/merchant/buttons/my_saved_buttons',
    word: 'savedButtonsLink',
  },
  { group: 'buttonsGroup', to: '/merchant/buttons/pbn_settings', word: 'pbnLink' },
  { group: 'buttonsGroup', to: '/merchant/buttons/business_logos', word: 'logosLink' },
  { group: 'payersGroup', to: '/merchant/accounts/payments', word: 'paymentsLink' },
  { group: 'payersGroup', to: '/merchant/accounts/subscribers', word: 'subscribersLink' },
  { group: 'payersGroup', to: '/merchant/accounts/takings', word: 'takingsLink' },
  { group: 'checksGroup', to: '/merchant/security/verification', word: 'verificationLink' },
  { group: 'checksGroup', to: '/merchant/security/reputation', word: 'reputationLink' },
  { group: 'developersGroup', to: '/merchant/internal/api_key', word: 'apiKeysLink' },
  { group: 'developersGroup', to: '/merchant/internal/api_log', word: 'apiLogLink' },
  { group: 'developersGroup', to: '/merchant/internal/webhook_log', word: 'webhooksLink' },
  {
    group: 'developersGroup',
    to: '/merchant/internal/integration',
    word: 'integrationLink',
  },
  { group: 'ipnGroup', to: '/merchant/ipn/history', word: 'ipnHistoryLink' },
  { group: 'ipnGroup', to: '/merchant/ipn/settings', word: 'ipnSettingsLink' },
] as const
