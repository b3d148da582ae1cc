import type { WalletCurrency } from '@sixpence/protocol'
import type { accountMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import { activeOwnAccount } from './own-account.ts'

export const createWalletHandlers = {
  wallet: async ({ currencyCode, accountId }, context) => {
    await activeOwnAccount(context, accountId, 'accountId')
    const { sql, clock, newId } = context
    // Two simultaneous requests both get the address that was stored first.
    await sql`
      insert into wallet (account_id, currency_code, address, created_at)
      values (${accountId}, ${currencyCode}, ${newAddress(currencyCode, newId())}, ${clock.now()})
      on conflict (account_id, currency_code) do nothing`
    const [wallet] = await sql<{ address: string }>`
      select address from wallet
      where account_id = ${accountId} and currency_code = ${currencyCode}`
    if (!wallet) throw new Error(`no wallet of ${accountId} in ${currencyCode}`)
    return { address: wallet.address }
  },
} satisfies Partial<Handlers<typeof accountMethods>>

/** The prefix of each kind of address. The rest is nobody's key. */
const PREFIX: Readonly<Record<WalletCurrency, string>> = {
  BTC: 'tb1q',
  BCH: 'bchtest:q',
  ETH: '0x',
  LTC: 'tltc1q',
}

/** On test networks, where no money is lost; as long as real addresses. */
function newAddress(currencyCode: WalletCurrency, id: string): string {
  const digits = id.replaceAll(/[^\da-z]/gi, '').toLowerCase()
  return PREFIX[currencyCode] + digits.padEnd(40, '0').slice(0, 40)
}
