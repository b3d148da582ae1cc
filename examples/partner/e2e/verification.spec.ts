import { newPerson } from '../../bank/e2e/bank.ts'
import { beginSession } from '../../bank/e2e/begin-session.ts'
import {
  button,
  expect,
  frameIn,
  letIn,
  PARTNER,
  test,
  windowOf,
} from '../../bank/e2e/strangers.ts'
import { word } from '../../bank/e2e/words.ts'
import { watchAsHost, whatItSees } from './what-it-sees.ts'

// All of the page is in view, so that every frame is loaded.
test.use({ viewport: { width: 1280, height: 2400 } })

test.describe('verification in the page of a club', { tag: '@verification' }, () => {
  test('a customer sees in the page of a club what the bank waits for, and goes on at the bank', async ({
    page,
    told,
  }) => {
    const person = await newPerson({ name: 'Wilhelmina Quistgaard', situation: 'limited' })
    await beginSession(page.context(), person)

    await watchAsHost(page, PARTNER)
    await page.goto(PARTNER)
    const frame = frameIn(page, 'verification')
    await letIn(page, frame)
    const status = word('verification', 'limitedTitle')
    await expect(frame.getByText(status)).toBeVisible()
    await expect(frame.getByText(person.name)).toHaveCount(0)

    const tab = await windowOf(page, () => button(frame, 'embedding', 'verificationCta').click())
    await expect(tab).toHaveURL(/\/(limited-account|login)/)
    await tab.close()
    expect(told.map(([type]) => type)).not.toContain('sixpence-verification-left')
    // Pages of a test are all in sight, always.
    await frame
      .locator('html')
      .evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => told.map(([type]) => type)).toContain('sixpence-verification-left')
    expect(told.find(([type]) => type === 'sixpence-verification-left')?.[1]).toEqual({})
    const seen = await whatItSees(page)
    expect([status, person.name, person.email].filter(secret => seen.includes(secret))).toEqual([])
  })
})
