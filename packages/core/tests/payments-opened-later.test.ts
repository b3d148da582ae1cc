import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBank, type Bank } from '../src/bank.ts'
import { payments, type Payments } from '../src/payments/index.ts'
import type { Platform } from '../src/platform/index.ts'
import { nodePlatform } from '../src/platform/node-platform.ts'
import { transfers } from '../src/transfers/index.ts'
import { aBank, type Person } from './bank.ts'

const bank = aBank()
const RICH = {
  accounts: [
    { currencyCode: 'EUR', balance: '1000.00' },
    { currencyCode: 'EUR', balance: '0.00' },
  ],
}

const opened: Bank[] = []
afterEach(() => {
  for (const page of opened.splice(0)) page.dispose()
})

/** Opens one page after the other in one browser. */
function aBrowser() {
  const platform: Platform = { ...nodePlatform(), fetch: bank.sandbox.fetch }
  return {
    platform,
    openPage() {
      const page = createBank({ api: 'http://bank.localhost', platform })
      opened.push(page)
      return page
    },
    stored: async () => JSON.stringify(await platform.storage.list('sixpence/payments/')),
  }
}

const signIn = (page: Bank, { email, password }: Person) =>
  page.signIn.start({ username: email, password })

async function reviewed(page: Bank, { accounts }: Person): Promise<string> {
  const [fromAccount = '', toAccount = ''] = accounts.map(({ accountId }) => accountId)
  const transfer = { fromAccount, toAccount, toAmount: '77.31' }
  const shown = await page.use(transfers).quoteOwn(transfer)
  const order = { ...transfer, expectedFromAmount: shown.fromAmount, expectedFee: shown.fee }
  return (await page.use(payments).review({ kind: 'ownTransfer', order, shown })).id
}

const statusOf = ({ getSnapshot }: Payments, id: string) =>
  getSnapshot().find(intent => intent.id === id)?.status

describe('a page that opens payments after the sign-in', () => {
  it('finds out what became of a payment of the page before', async () => {
    const [person, browser] = [await bank.person(RICH), aBrowser()]
    const before = browser.openPage()
    await signIn(before, person)
    const id = await reviewed(before, person)
    bank.sandbox.setFaults([
      { match: { method: 'betweenAccountsTransfer' }, fault: 'dropAfterCommit', times: 1 },
    ])
    expect((await before.use(payments).send(id)).status).toBe('unknown')
    before.dispose()
    const page = browser.openPage()
    await vi.waitUntil(() => page.session.getSnapshot().status === 'signed_in')
    const client = page.use(payments)
    expect(page.use(payments)).toBe(client)
    await vi.waitUntil(() => statusOf(client, id) === 'settled', { timeout: 5_000 })
  })

  it('sends a payment that the page before reviewed, once', async () => {
    const [person, browser] = [await bank.person(RICH), aBrowser()]
    const before = browser.openPage()
    await signIn(before, person)
    const id = await reviewed(before, person)
    before.dispose()
    const page = browser.openPage()
    await page.session.restore()
    const sent = await Promise.all([page.use(payments).send(id), page.use(payments).send(id)])
    expect(sent.map(({ status }) => status)).toEqual(['settled', 'settled'])
  })

  it('follows the users who come and go from then on', async () => {
    const [ada, ben] = [await bank.person(RICH), await bank.person(RICH)]
    const page = aBrowser().openPage()
    await signIn(page, ada)
    const id = await reviewed(page, ada)
    await page.session.signOut()
    await signIn(page, ben)
    expect(await page.use(payments).find(id)).toBeUndefined()
    expect(page.use(payments).getSnapshot()).toEqual([])
  })
})

describe('a page without payments', () => {
  it('forgets the details of those made before when their user leaves', async () => {
    const [person, browser] = [await bank.person(RICH), aBrowser()]
    const before = browser.openPage()
    await signIn(before, person)
    const id = await reviewed(before, person)
    await before.use(payments).send(id)
    before.dispose()
    const page = browser.openPage()
    await page.session.restore()
    expect(await browser.stored()).toContain('77.31')
    await page.session.signOut()
    await vi.waitUntil(async () => !(await browser.stored()).includes('77.31'))
    expect(await browser.stored()).toContain(id)
  })
})
