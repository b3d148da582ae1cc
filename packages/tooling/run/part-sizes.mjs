import { bundleSize } from './bundle-size.mjs'

/** A page with a bank of only the domains that its component needs. */
const PAGE = `
  export { createBank } from '@sixpence/core/bank'
  export { accounts } from '@sixpence/core/accounts'
  export { browserPlatform } from '@sixpence/core/browser'
  export { SixpenceProvider } from '@sixpence/react/provider'
  export { BankStore } from '@sixpence/react/store'`

const PARTS = {
  'a page with useAccounts': `export { useAccounts } from '@sixpence/react/accounts'`,
  'a page with <AccountList/>': `export { AccountList } from '@sixpence/react/accounts'`,
  'a page with <SendMoney/> and its payment': `
    export { transfers } from '@sixpence/core/transfers'
    export { SendMoney } from '@sixpence/react/transfers'
    export { PaymentFlow } from '@sixpence/react/payments'`,
}

/**
 * Measures what a host's page loads for one component, from the built packages and without React.
 *
 * @returns {Promise<{ what: string; bytes: number; laterBytes: number }[]>}
 */
export function partSizes() {
  return Promise.all(
    Object.entries(PARTS).map(async ([what, part]) => ({
      what,
      ...(await bundleSize('packages/react', `${PAGE}\n${part}`, { isBuilt: true })),
    })),
  )
}
