import { newestCode, newPerson } from './bank.ts'
import { enterCredentials, reviewP2p, sendButton, signIn, signInTo } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const ONE_EURO_ACCOUNT = [{ currencyCode: 'EUR', balance: '300.00' }]

test.describe('a transfer to another person', () => {
  test('waits for its code, then shows in the open browser of the payee (APPR-003, RT-001)', async ({
    page,
    browser,
  }) => {
    const payer = await newPerson({ approval: 'otp', accounts: ONE_EURO_ACCOUNT })
    const payee = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '1.00' }] })
    const theirs = await browser.newPage()
    await signIn(theirs, payee)
    await expect(theirs.getByText('€1.00').first()).toBeVisible()

    await signIn(page, payer)
    await reviewP2p(page, { to: payee.email, amount: '42', note: 'Dinner' })
    await expect(page.getByText('€42.25', { exact: true })).toBeVisible()
    await sendButton(page).click()
    await expect(
      page.getByRole('heading', { name: word('payments', 'approvalTitle') }),
    ).toBeVisible()
    await expect(theirs.getByText('€1.00').first()).toBeVisible()
    await page.getByLabel(word('attempts', 'codeLabel')).fill(await newestCode(payer.email))
    await page.getByRole('button', { name: word('payments', 'approveCta') }).click()
    await expect(
      page.getByRole('heading', { name: word('payments', 'settledP2pTitle') }),
    ).toBeVisible()

    await expect(theirs.getByText('€43.00').first()).toBeVisible()
    await page.getByRole('button', { name: word('payments', 'homeCta') }).click()
    await expect(page.getByText('€257.75').first()).toBeVisible()
    await theirs.close()
  })

  test('says that nobody banks under an address (XFER-014)', async ({ page }) => {
    await signInTo(page, '/transfer/p2p', await newPerson({ accounts: ONE_EURO_ACCOUNT }))
    await page.getByLabel(word('transfers', 'payeeEmailLabel')).fill('nobody@nowhere.example')
    await page.getByLabel(word('transfers', 'amountLabel')).fill('5')
    await expect(page.getByText(word('transfers', 'payeeUnknownError'))).toBeVisible()
  })

  test('is approved in another browser, which shows what the bank holds', async ({
    page,
    browser,
  }) => {
    const payer = await newPerson({ approval: 'otp', accounts: ONE_EURO_ACCOUNT })
    const payee = await newPerson({ accounts: ONE_EURO_ACCOUNT })
    await signIn(page, payer)
    await reviewP2p(page, { to: payee.email, amount: '42', note: 'Dinner' })
    await sendButton(page).click()
    const approvalTitle = word('payments', 'approvalTitle')
    await expect(page.getByRole('heading', { name: approvalTitle })).toBeVisible()

    const other = await browser.newPage()
    await other.goto(page.url())
    await enterCredentials(other, payer)
    await expect(other.getByRole('heading', { name: approvalTitle })).toBeVisible()
    for (const told of ['€42.00', '€42.25', payee.email, 'Dinner']) {
      await expect(other.getByText(told, { exact: true })).toBeVisible()
    }
    await other.getByLabel(word('attempts', 'codeLabel')).fill(await newestCode(payer.email))
    await other.getByRole('button', { name: word('payments', 'approveCta') }).click()
    await expect(
      other.getByRole('heading', { name: word('payments', 'settledP2pTitle') }),
    ).toBeVisible()
    await other.close()
  })

  test('takes a second code after a wrong one (APPR-008)', async ({ page }) => {
    const payer = await newPerson({ approval: 'otp', accounts: ONE_EURO_ACCOUNT })
    const payee = await newPerson({ accounts: ONE_EURO_ACCOUNT })
    await signIn(page, payer)
    await reviewP2p(page, { to: payee.email, amount: '5' })
    await sendButton(page).click()
    const code = await newestCode(payer.email)
    const field = page.getByLabel(word('attempts', 'codeLabel'))
    await field.fill(code === '000000' ? '111111' : '000000')
    await page.getByRole('button', { name: word('payments', 'approveCta') }).click()
    await expect(page.getByText(word('errors', 'wrong_code'))).toBeVisible()
    await page.reload()
    await page.getByLabel(word('attempts', 'codeLabel')).fill(code)
    await page.getByRole('button', { name: word('payments', 'approveCta') }).click()
    await expect(
      page.getByRole('heading', { name: word('payments', 'settledP2pTitle') }),
    ).toBeVisible()
  })
})
