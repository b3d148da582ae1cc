import type { Page } from '@playwright/test'
import { newPerson } from './bank.ts'
import { signIn, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

/** Counts the requests for lists from now on. */
function countLists(page: Page): () => number {
  let count = 0
  page.on('request', request => {
    if (/\?(business)?dictionaryGet$/i.test(request.url())) count += 1
  })
  return () => count
}

test.describe('dictionaries', { tag: '@dictionaries' }, () => {
  test('loads lists of choices once, when nothing else is to do, and none for the next screen (DICT-018, ROUTE-082)', async ({
    page,
  }) => {
    const lists = countLists(page)
    await signIn(page, await newPerson())
    await expect.poll(lists).toBe(1)
    await visit(page, '/profile-update')
    await page.getByRole('button', { name: new RegExp(word('kyc', 'taxCountryLabel')) }).click()
    await expect(page.getByRole('option', { name: 'Ireland', exact: true })).toBeVisible()
    expect(lists()).toBe(1)
  })
})
