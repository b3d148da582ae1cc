import { expect, type Page, type Route } from '@playwright/test'
import { visit } from './journeys.ts'

/** A row of the history as the bank answers it. */
export interface HistoryRow {
  readonly direction: 'in' | 'out'
  readonly amount: string
  readonly fee?: string
  readonly currencyCode: string
  readonly balanceAfter: string
  readonly counterpartyName?: string
}

/** What the bank itself answers to a page, whatever the page makes of it. */
export interface BankAnswers {
  /** The newest answer to a call of this name since the last time that it was asked for. */
  readonly next: <Body>(name: string) => Promise<Body>
  /** What is on the accounts, by their numbers. */
  readonly balances: () => Promise<ReadonlyMap<string, string>>
  /** The first page of the history, newest first. */
  readonly history: () => Promise<readonly HistoryRow[]>
}

/** Keeps the answers to these calls on their way to a page. */
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
    // A page that has been left hears no answer any more.
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

/** An amount in its smallest unit, to be worked with. */
export const units = (amount: string): bigint => BigInt(amount.replace('.', ''))
