import { newPerson, sendNotice } from './bank.ts'
import { reviewP2p, signIn, signOut } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.describe('notifications', { tag: '@notifications' }, () => {
  test(
    'shows a notice as it comes, and nothing of it once the customer has left (RT-001, RT-004)',
    { tag: '@fast' },
    async ({ page }) => {
      const person = await newPerson()
      const greeted = page
        .waitForEvent('websocket')
        .then(line => line.waitForEvent('framereceived'))
      await signIn(page, person)
      // The bank sends notices from now on.
      await greeted
      await sendNotice(person, {
        type: 'documentRejected',
        title: 'Too dark',
        body: 'By daylight.',
      })
      const notices = page.getByRole('region', { name: word('common', 'notificationsLabel') })
      await expect(notices).toContainText('Too dark')

      await page.setViewportSize({ width: 390, height: 844 })
      const notice = page.getByText('Too dark')
      await notice.hover()
      const last = page.getByRole('contentinfo').locator('p').last()
      const overlap = async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const [foot, said] = [await last.boundingBox(), await notice.boundingBox()]
        return foot && said ? foot.y + foot.height - said.y : undefined
      }
      await expect.poll(overlap, 'the foot of the page can be read').toBeLessThanOrEqual(0)
      await expect(last).toBeInViewport({ ratio: 1 })
      await signOut(page)
      await expect(page).toHaveURL(/\/login/)
      await expect(notices).toBeEmpty()
    },
  )

  test('offers a newer version, though not during a payment (SESS-010)', async ({
    page,
    request,
  }) => {
    const [payer, payee] = [await newPerson(), await newPerson()]
    const { version } = (await (await request.get('/version.json')).json()) as { version: string }
    await page.route('**/version.json', route =>
      route.fulfill({ json: { version: '/assets/index-newer.js' } }),
    )
    await page.clock.install()
    await signIn(page, payer)
    await expect(page.locator(`html[data-version="${version}"]`)).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: word('shell', 'navLabel') })).toBeVisible()
    await page.clock.fastForward(60_000)
    const offer = page.getByText(word('shell', 'updateText'))
    await expect(offer).toBeVisible()
    await reviewP2p(page, { to: payee.email, amount: '1.00' })
    await page.clock.fastForward(60_000)
    await expect(page.getByRole('heading', { name: word('payments', 'reviewTitle') })).toBeVisible()
    await expect(offer).toBeHidden()
    await page.goBack()
    await page.clock.fastForward(60_000)
    await page.getByRole('button', { name: word('shell', 'updateCta') }).click()
    await expect(offer).toBeHidden()
  })
})
