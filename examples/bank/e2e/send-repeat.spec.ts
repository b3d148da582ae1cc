import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { keepAnswers } from './bank-answers.ts'
import { newPerson } from './bank.ts'
import { SEND, signInTo } from './journeys.ts'
import { heading, tabTo } from './send-form.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const repeats = (key: string) => word('transfers', key)

/** Goes on with Tab to a choice, which a native list makes by its first letters. */
async function pickByKeys(page: Page, label: string, letters: string) {
  const list = page.getByLabel(label)
  for (let presses = 0; presses < 60; presses += 1) {
    if (await list.evaluate(element => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type(letters)
}

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a transfer is repeated, found and cancelled by keyboard alone, and each step is accessible (PREAP-001, PREAP-003, PREAP-006)', async ({
      page,
    }) => {
      const accounts = [
        { currencyCode: 'EUR', balance: '500.00' },
        { currencyCode: 'EUR', balance: '10.00' },
      ]
      const person = await newPerson({ accounts })
      await signInTo(page, '/transfer/account', person)
      await tabTo(page, 'textbox', /^(Amount|You receive|You send)/)
      await page.keyboard.type('25')
      await tabTo(page, 'checkbox', repeats('repeatLabel'))
      await page.keyboard.press('Space')
      await pickByKeys(page, repeats('repeatOftenLabel'), repeats('repeatMonthlyOption'))
      await pickByKeys(page, repeats('repeatEndsLabel'), repeats('repeatCountOption'))
      await tabTo(page, 'textbox', repeats('repeatCountLabel'))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('3')
      const [start = ''] = word('payments', 'repeatDatesText').split('{{')
      const dates = page.getByText(new RegExp(`^${start}`))
      await expect(dates).toBeVisible()
      expect((await dates.innerText()).match(/20\d\d/g)).toHaveLength(3)
      await expectAccessible(page)

      await tabTo(page, 'button', repeats('reviewCta'))
      await page.keyboard.press('Enter')
      await expect(heading(page, 'reviewTitle')).toBeFocused()
      await expect(dates).toBeVisible()
      await expectAccessible(page)
      await tabTo(page, 'button', SEND)
      await page.keyboard.press('Enter')
      await expect(heading(page, 'settledOwnTitle')).toBeFocused()
      await expectAccessible(page)

      await page.goto('/transfer/preapproved-payments')
      const list = page.getByRole('list', { name: word('preapproved', 'listTitle') })
      await expect(list.getByText('€25.00')).toBeVisible()
      await expect(
        list.getByText(word('preapproved', 'leftText').replace('{{number}}', '2')),
      ).toBeVisible()
      await expectAccessible(page)
      const cancel = new RegExp(`^${word('preapproved', 'cancelLabel').replace('{{name}}', '')}`)
      await tabTo(page, 'button', cancel)
      await page.keyboard.press('Enter')
      await expect(page.getByText(word('preapproved', 'cancelTitle'))).toBeVisible()
      await expectAccessible(page)
      await tabTo(page, 'button', word('preapproved', 'confirmCancelCta'))
      await page.keyboard.press('Enter')
      await expect(list.getByText(word('preapproved', 'canceledStatus'))).toBeVisible()
      await expectAccessible(page)

      const bank = await keepAnswers(page)
      expect([...(await bank.balances()).values()].toSorted()).toEqual(['35.00', '475.00'])
    })
  })
}
