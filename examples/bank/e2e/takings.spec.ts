import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessible.ts'
import { newPerson } from './bank.ts'
import { actForBookshop, buyTote } from './bookshop.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const said = (key: string) => word('takings', key)

test('what was paid by a button is among the takings of the bookshop, and in their file', async ({
  page,
  browser,
}) => {
  await buyTote(page, await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '100.00' }] }))
  const baseURL = new URL(page.url()).origin
  const viewport = { width: 390, height: 844 }
  const shop = await (await browser.newContext({ baseURL, viewport })).newPage()
  await actForBookshop(shop, { right: 'read' })
  await shop.goto('/merchant/accounts/takings')
  await expect(shop.getByRole('region', { name: said('totalsLabel') })).toContainText('€')
  const tote = shop.getByRole('table', { name: said('byButtonTitle') }).getByText(/^A tote bag/)
  await expect(tote).toBeVisible()
  const chart = shop.getByRole('region', { name: said('byDayTitle') })
  await expect(chart.getByRole('slider')).toBeVisible()
  await expectAccessible(shop)
  await chart.getByRole('button', { name: word('charts', 'tableCta') }).click()
  await expect(chart.getByRole('row')).toHaveCount(31)
  await expectAccessible(shop)

  const downloading = shop.waitForEvent('download')
  await shop.getByRole('button', { name: said('csvCta') }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toMatch(/,A tote bag[^,]*,EUR,\d+,\d+\.\d\d,/)
})
