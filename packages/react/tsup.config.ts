import { packageBuild } from '@sixpence/tooling/tsup'

export default packageBuild({
  index: 'src/index.ts',
  provider: 'src/provider/index.ts',
  store: 'src/store/index.ts',
  i18n: 'src/i18n/index.ts',
  ui: 'src/ui/index.ts',
  'sign-in': 'src/sign-in/index.ts',
  access: 'src/access/index.ts',
  accounts: 'src/accounts/index.ts',
  checkouts: 'src/checkouts/index.ts',
  devices: 'src/devices/index.ts',
  history: 'src/history/index.ts',
  notices: 'src/notices/index.ts',
  notifications: 'src/notifications/index.ts',
  payments: 'src/payments/index.ts',
  activation: 'src/activation/index.ts',
  'bot-check': 'src/bot-check/index.ts',
  recovery: 'src/recovery/index.ts',
  security: 'src/security/index.ts',
  transfers: 'src/transfers/index.ts',
  styles: 'src/styles.css',
})
