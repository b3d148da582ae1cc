import { expect, type Page, type Route } from '@playwright/test'
import { visit } from './journeys.ts'

/** A row of the history in the bank's answer. */
export interface HistoryRow {
  readonly direction: 'in' | 'out'
  readonly amount: string
  readonly fee?: string
  readonly currencyCode: string
  readonly balanceAfter: string
  readonly counterpartyName?: string
}

/** The bank's own answers to a page, whatever the page shows. */
export interface BankAnswers {
  /** Returns the newest answer to a call of this name since the last use of this method. */
  readonly next: <Body>(name: string) => Promise<Body>
  /** Returns the balances by account number. */
  readonly balances: () => Promise<ReadonlyMap<string, string>>
  /** Returns the first page of the history, newest first. */
  readonly history: () => Promise<readonly HistoryRow[]>
}

/** Records the answers to these calls on their way to a page. */
export async function keepAnswers(page: Page, ...names: string[]): Promise<BankAnswers> {
  const kept = new Map<string, unknown>()
  const calls = [...names, 'balanceInquiry', 'transactionHistoryList']
  const keep = async (route: Route) => {
    const response = await route.fetch()
    if (route.request().method() === 'POST') {
      kept.set(new URL(route.request().url()).search.slice(1), await response.json())
    }
    await route.fulfill({ response })
  }
  await page.route(
    url => calls.some(name => url.search === `?${name}`),
    // A page that has been left receives no answer.
    route => keep(route).catch(() => undefined),
  )
  const next = async <Body>(name: string) => {
    await expect.poll(() => kept.has(name)).toBe(true)
    const answer = kept.get(name) as Body
    kept.delete(name)
    return answer
  }
  return {
    next,
    balances: async () => {
      kept.delete('balanceInquiry')
      await page.goto('/home')
      const { accounts } = await next<{ accounts: Many<Stated> }>('balanceInquiry')
      return new Map([accounts].flat().map(({ accountId, balance }) => [accountId, balance]))
    },
    history: async () => {
      await visit(page, '/history?period=all')
      const { transactions } = await next<History>('transactionHistoryList')
      return [transactions.transaction ?? []].flat()
    },
  }
}

type Many<Item> = Item | Item[]

interface Stated {
  readonly accountId: string
  readonly balance: string
}

interface History {
  readonly transactions: { readonly transaction?: Many<HistoryRow> }
}

/** Returns an amount in its smallest unit, for calculations. */
export const units = (amount: string): bigint => BigInt(amount.replace('.', ''))
