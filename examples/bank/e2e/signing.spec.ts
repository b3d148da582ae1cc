import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { CONTROL, newPerson, type Person } from './bank.ts'
import { signInTo, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const BANK = `http://127.0.0.1:${process.env['SIXPENCE_BANK_PORT'] ?? '4400'}`

/** Answers everything but the declaration, as a program would. */
async function answered(page: Page, { email, password }: Person) {
  const call = async (path: string, body: object, token = '') => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await page.request.post(BANK + path, { data: body, headers })).json() as Promise<
      Record<string, string>
    >
  }
  const signIn = { client: 'spa', username: email, password, captcha: 'test-captcha-token' }
  const challenge = { codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' }
  const { accessToken } = await call('/auth/login', { ...signIn, ...challenge })
  const sections = [
    ['business', { industry: '3', businessPurposes: ['1'] }],
    ['funds', { businessSourcesOfFunds: ['1'], estimatedMonthlyDeposits: '4' }],
    ['businessQuestions', { businessAnotherAccount: '0' }],
  ] as const
  for (const [revision, [section, answers]] of sections.entries()) {
    await call('/api?kycInfoUpdate', { revision, section, answers }, accessToken)
  }
}

const press = async (page: Page, room: string, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: word(room, key), exact: true })
    .click()

test.describe('signatures', { tag: '@signatures' }, () => {
  test.use({ mayLog: [/ERR_FAILED/] })

  test(
    'signs the declaration of a business at the provider, after a first try',
    { tag: '@fast' },
    async ({ page }) => {
      const person = await newPerson({ kind: 'business', standing: { needsKyc: true } })
      await answered(page, person)
      const asked: string[] = []
      page.on('request', request => asked.push(request.url()))
      await signInTo(page, '/kyc/business?step=declaration', person)
      const paper = page.frameLocator('.sp-signing iframe')

      await press(page, 'signatures', 'signCta')
      await expect(paper.getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
      expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/signing')
      await paper.getByRole('button', { name: 'Decline' }).click()
      await expect(page.getByText(word('signatures', 'declinedTitle'))).toBeVisible()

      await press(page, 'signatures', 'signCta')
      const sign = paper.getByRole('button', { name: 'Sign', exact: true })
      await expect(sign).toBeVisible()
      await expectAccessible(page)
      await page.route('**/editor/outcomes', route => route.abort())
      await sign.click()
      await expect(paper.getByText('That didn’t arrive')).toBeVisible()
      await page.unroute('**/editor/outcomes')
      await sign.click()
      await expect(page.getByText(word('kyc', 'submittedTitle'))).toBeVisible()
      // No address of the bank contains the data that opens a paper.
      const opened = asked.filter(url => url.includes('token='))
      for (const url of opened) expect(new URL(url).pathname).toBe('/editor/embeddedSign')
      expect(decodeURIComponent(opened.join())).not.toContain('signData')

      await visit(page, '/profile')
      const missing = word('verification', 'registrationDocument')
      await expect(page.getByRole('heading', { name: missing })).toBeVisible()
      await page.getByRole('link', { name: word('settings', 'businessDocumentsCta') }).click()
      await expect(page).toHaveURL(/\/company-documents$/)
      const fees = page.getByRole('link', { name: word('shell', 'feesBusinessLink') })
      await expect(fees).toHaveAttribute('href', /\/business$/)
      await expectAccessible(page)
      await page.getByRole('link', { name: word('start', 'toProfileCta') }).click()
      await expect(page).toHaveURL(/\/profile$/)
    },
  )

  test('is signed at the page of the sandbox in the place of its signer', async ({ page }) => {
    const person = await newPerson({ kind: 'business', standing: { needsKyc: true } })
    await answered(page, person)
    await signInTo(page, '/kyc/business?step=declaration', person)
    await press(page, 'signatures', 'signCta')
    await press(page, 'signatures', 'backCta')
    await expect(page.getByText(word('signatures', 'waitingTitle'))).toBeVisible()

    const sandbox = await page.context().newPage()
    await sandbox.goto(CONTROL)
    const signatures = sandbox.getByRole('region', { name: 'Signatures' })
    const mine = signatures.getByRole('listitem').filter({ hasText: person.email })
    await expect(mine).toContainText(person.name)
    await mine.getByLabel('The bank is told').selectOption('twice')
    await expectAccessible(sandbox)
    await mine.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(signatures.getByRole('status')).toHaveText('Done.')
    await expect(mine).toHaveCount(0)
    await expect(page.getByText(word('kyc', 'submittedTitle'))).toBeVisible()
  })
})
