import { expectAccessible } from './accessible.ts'
import { CONTROL, newestCode, newPerson } from './bank.ts'
import { enterCredentials } from './journeys.ts'
import { expect, test } from './test.ts'

const WIDTHS = process.env['SIXPENCE_FULL'] === '1' ? [360, 1280] : [360]

test.describe('inbox', { tag: '@inbox' }, () => {
  for (const width of WIDTHS)
    test(`shows the newest code first, to be copied, ${width} px wide`, async ({
      page,
      context,
    }) => {
      const person = await newPerson({ signIn: 'otp' })
      const inbox = await context.newPage()
      await inbox.setViewportSize({ width, height: 800 })
      await inbox.goto(CONTROL)
      const messages = inbox.getByRole('region', { name: 'Inbox' }).getByRole('listitem')
      await expect(messages).toHaveCount(4)
      await page.goto('/')
      await enterCredentials(page, person)
      const code = await newestCode(person.email)

      await inbox.getByLabel('Find').fill(person.email)
      await inbox.getByRole('button', { name: `Messages to ${person.name}` }).click()
      await expect(inbox.getByLabel('Messages to').first()).toHaveValue(person.email)
      const newest = messages.first()
      await expect(newest.getByRole('button', { name: `Copy code ${code}` })).toBeInViewport()

      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await newest.getByRole('button', { name: `Copy code ${code}` }).click()
      await expect(newest.getByRole('button', { name: 'Copied' })).toBeVisible()
      expect(await inbox.evaluate(() => navigator.clipboard.readText())).toBe(code)

      await inbox.getByText('For developers').click()
      expect(await inbox.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expectAccessible(inbox)
    })
})
