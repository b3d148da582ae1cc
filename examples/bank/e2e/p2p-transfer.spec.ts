import { newestCode, newPerson, countPayments } from './bank.ts'
import { reviewP2p, sendButton, signIn, signInTo } from './journeys.ts'
import { expect, test } from './test.ts'
import { phrase, word } from './words.ts'

const ONE_EURO_ACCOUNT = [{ currencyCode: 'EUR', balance: '300.00' }]

test.describe('transfers', { tag: '@transfers' }, () => {
  test(
    'a transfer to another person waits for its code, then shows in the open browser of the payee (APPR-003, RT-001)',
    { tag: '@fast' },
    async ({ page, elsewhere }) => {
      const payer = await newPerson({ approval: 'otp', accounts: ONE_EURO_ACCOUNT })
      const payee = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '1.00' }] })
      const theirs = await elsewhere()
      await signIn(theirs, payee)
      await expect(theirs.getByText('€1.00').first()).toBeVisible()

      await signIn(page, payer)
      await reviewP2p(page, { to: payee.email, amount: '42', note: 'Dinner' })
      await expect(page.getByText('€42.25', { exact: true })).toBeVisible()
      await sendButton(page).dblclick()
      await expect(
        page.getByRole('heading', { name: word('payments', 'approvalTitle') }),
      ).toBeVisible()
      await expect(theirs.getByText('€1.00').first()).toBeVisible()
      await page.getByLabel(word('attempts', 'codeLabel')).fill(await newestCode(payer.email))
      await expect(
        page.getByRole('heading', { name: phrase('payments', 'settledP2pTitle') }),
      ).toBeVisible()

      await expect(theirs.getByText('€43.00').first()).toBeVisible()
      expect(await countPayments(payer)).toBe(1)
      await page.getByRole('button', { name: word('payments', 'homeCta') }).click()
      await expect(page.getByText('€257.75').first()).toBeVisible()
    },
  )

  test('a transfer to another person is approved in another browser, which shows what the bank holds, after a wrong code too (APPR-008)', async ({
    page,
    elsewhere,
  }) => {
    const payer = await newPerson({ approval: 'otp', accounts: ONE_EURO_ACCOUNT })
    const payee = await newPerson({ accounts: ONE_EURO_ACCOUNT })
    await signIn(page, payer)
    await reviewP2p(page, { to: payee.email, amount: '42', note: 'Dinner' })
    await sendButton(page).click()
    const approvalTitle = word('payments', 'approvalTitle')
    await expect(page.getByRole('heading', { name: approvalTitle })).toBeVisible()

    const other = await elsewhere()
    await signInTo(other, new URL(page.url()).pathname + new URL(page.url()).search, payer)
    await expect(other.getByRole('heading', { name: approvalTitle })).toBeVisible()
    for (const told of ['€42.00', '€42.25', payee.email, 'Dinner']) {
      await expect(other.getByText(told, { exact: true })).toBeVisible()
    }
    const code = await newestCode(payer.email)
    const field = other.getByLabel(word('attempts', 'codeLabel'))
    await field.fill(code === '000000' ? '111111' : '000000')
    await expect(other.getByText(word('errors', 'wrong_code'))).toBeVisible()
    await field.fill(code)
    await expect(
      other.getByRole('heading', { name: phrase('payments', 'settledP2pTitle') }),
    ).toBeVisible()
  })
})
