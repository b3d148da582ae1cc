import { sendButton } from './journeys.ts'
import { chooseIn, field, heading, openSend, review, toCountry } from './send-form.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.describe('transfers', { tag: '@transfers' }, () => {
  test('names bank and branch in Japan, and is changed at the review (XFER-036)', async ({
    page,
  }) => {
    await openSend(page)
    await toCountry(page, 'Japan')
    await field(page, 'send-money', 'payeeNameLabel').fill('Aiko Mori')
    await chooseIn(page, 'bankLabel', 'Hinoki Bank')
    await chooseIn(page, 'branchLabel', 'Ueno')
    await field(page, 'payments', 'accountNumberLabel').fill('1234567')
    await chooseIn(page, 'accountTypeLabel', 'Savings')
    await field(page, 'send-money', 'arrivingAmountLabel').fill('15000')
    await review(page)
    for (const name of ['Hinoki Bank', 'Ueno']) await expect(page.getByText(name)).toBeVisible()
    await page.getByRole('button', { name: word('payments', 'editCta') }).click()
    await expect(page).toHaveURL(/edit=/)
    await page.reload()
    await expect(field(page, 'payments', 'accountNumberLabel')).toHaveValue('1234567')
    await field(page, 'send-money', 'arrivingAmountLabel').fill('16000')
    await review(page)
    await expect(page.getByText('16,000').first()).toBeVisible()
    await sendButton(page).click()
    await expect(heading(page, 'settledExternalTitle')).toBeVisible()
  })
})
