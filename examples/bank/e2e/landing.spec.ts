import type { Page } from '@playwright/test'
import { newPerson, type Person } from './bank.ts'
import { enterCredentials, reviewP2p, sendButton, signOut } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

/** Signs in and waits for the page that the bank leads to. */
async function land(page: Page, person: Pick<Person, 'email' | 'password'>, path: RegExp) {
  await page.goto('/login')
  await enterCredentials(page, person)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const SEED = (name: string, password: string) => ({
  email: `${name}@sixpence.example`,
  password,
})

test.describe('landing', () => {
  test('has terms agreed to before anything else, then goes where it was going (START-012)', async ({
    page,
  }) => {
    const person = await newPerson({ standing: { terms: ['privacy-2026', 'payments-2026'] } })
    await page.goto('/history')
    await enterCredentials(page, person)
    await expect(page).toHaveURL(/\/terms-accept$/)
    const accept = page.getByRole('button', { name: word('access', 'acceptCta') })
    await accept.click()
    await expect(page.getByText(word('access', 'termMissingError')).first()).toBeVisible()
    await page.goto('/home')
    await expect(page).toHaveURL(/\/terms-accept$/)
    await expect(page.getByRole('checkbox')).toHaveCount(2)
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await accept.click()
    await expect(page).toHaveURL(/\/history$/)
  })

  test('leads to what the bank asks for first, also after a reload (START-010, START-011)', async ({
    page,
  }) => {
    const asked = [
      [{ standing: { needsInfoUpdate: true, needsKyc: true } }, /\/profile-update$/],
      [{ standing: { needsKyc: true } }, /\/kyc\/personal$/],
      [{ standing: { taxStatus: 'none' } }, /\/self-certification-splash$/],
      [{ kind: 'business', standing: { needsKyc: true } }, /\/kyc\/business$/],
      [
        { kind: 'business', standing: { taxStatus: 'none' } },
        /\/self-certification-business-splash$/,
      ],
    ] as const
    for (const [wish, path] of asked) {
      await land(page, await newPerson(wish), path)
      await page.reload()
      await expect(page).toHaveURL(path)
      await signOut(page)
      await expect(page).toHaveURL(/\/login/)
    }
  })

  test('guards a person whom the bank has to know from every screen (ROUTE-020, ROUTE-062)', async ({
    page,
  }) => {
    await land(page, await newPerson({ standing: { needsKyc: true } }), /\/kyc\/personal$/)
    for (const path of ['/home', '/history', '/terms', '/nowhere', '/kyc/business']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/kyc\/personal$/)
    }
  })

  test('signs out whose access was taken back, and says why', async ({ page }) => {
    await page.goto('/login')
    await enterCredentials(page, SEED('ines', 'marble-window-36'))
    await expect(page.getByText(word('shell', 'accessEndedNotice'))).toBeVisible()
  })

  test('shows an invited representative what is asked of them, and nobody else (ROUTE-016)', async ({
    page,
  }) => {
    await page.goto('/self-certification-representative?authSecret=sandbox-secret-of-dan-popa')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dan')
    expect(page.url()).not.toContain('authSecret')
    await page.goto('/login')
    // The scripts have taken the page over: what they forget is forgotten.
    await expect(page.locator('.sp-start-notice')).toHaveCount(0)
    await page.goto('/self-certification-representative')
    await expect(page).toHaveURL(/\/login/)
  })

  for (const [row, outcome, text] of [
    ['ROUTE-083', 'success', 'Your E-mail address has been confirmed!'],
    ['ROUTE-084', 'fail', 'An error has occurred. Please contact us.'],
  ] as const) {
    test(`says whether an e-mail address was confirmed: ${outcome} (${row})`, async ({ page }) => {
      await page.goto(`/login?emailConfirmation=${outcome}`)
      await expect(page.getByText(text)).toBeVisible()
      expect(page.url()).not.toContain('emailConfirmation')
    })
  }
})

test.describe('acting for a customer', () => {
  test('is chosen, said all the time, kept over a reload and ended with one press (START-009)', async ({
    page,
  }) => {
    await land(page, SEED('lena', 'cedar-ledger-58'), /\/accesses$/)
    await page.getByRole('button', { name: /Munteanu Books/ }).click()
    await expect(page).toHaveURL(/\/home$/)
    const bar = page.getByRole('region', { name: word('access', 'actingLabel') })
    await expect(bar).toContainText('Munteanu Books SRL')
    await expect(page.getByText(/26,400/).first()).toBeVisible()
    await page.reload()
    await expect(bar).toContainText('Munteanu Books SRL')
    await bar.getByRole('button', { name: word('access', 'stopCta') }).click()
    await expect(page).toHaveURL(/\/accesses$/)
    await page.goto('/home')
    await expect(page).toHaveURL(/\/accesses$/)
  })

  test('sends what a user with right 3 begins to somebody else (ACCESS-009)', async ({ page }) => {
    const business = await newPerson({ kind: 'business', name: 'Quay Tools' })
    const clerk = await newPerson({
      kind: 'business',
      standing: { actsForOthers: true },
      accesses: [
        { customerId: business.customerId, right: 'initiate', permissions: ['sendUserToUser'] },
      ],
    })
    const payee = await newPerson()
    await land(page, clerk, /\/accesses$/)
    await page.getByRole('button', { name: /Quay Tools/ }).click()
    await expect(page).toHaveURL(/\/home$/)
    await page
      .getByRole('link', { name: word('shell', 'p2pTransferLink') })
      .first()
      .click()
    await reviewP2p(page, { to: payee.email, amount: '5' })
    await sendButton(page).click()
    await expect(
      page.getByRole('heading', { name: word('payments', 'otherApproverTitle') }),
    ).toBeVisible()
  })

  test('asks before it follows a link that names a customer (ROUTE-080)', async ({ page }) => {
    await land(page, SEED('amara', 'north-beacon-81'), /\/admin-overview$/)
    await page.goto('/history?fromCustomerId=customer-ion')
    await expect(page).toHaveURL(/\/admin-overview\?find=customer-ion$/)
    await page.getByLabel(word('access', 'reasonLabel')).fill('Asked about a card')
    await page.getByRole('button', { name: /Munteanu Books/ }).click()
    await expect(page).toHaveURL(/\/history$/)
    await expect(page.getByRole('region', { name: word('access', 'staffLabel') })).toBeVisible()
  })

  test('keeps who may only hand documents in to the documents (ACCESS-011)', async ({ page }) => {
    await land(page, SEED('pavel', 'paper-lantern-72'), /\/accesses$/)
    await page.getByRole('button', { name: /Munteanu Books/ }).click()
    await expect(page).toHaveURL(/\/company-documents$/)
    await page.goto('/home')
    await expect(page).toHaveURL(/\/company-documents$/)
  })
})
