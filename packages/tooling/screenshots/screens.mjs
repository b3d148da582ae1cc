// The screens that `pnpm screenshots` can draw, with their customer, path and actions.

/**
 * @typedef {object} Screen
 * @property {string} name As it is asked for on the command line, and as its pictures are called.
 * @property {string} [who] The customer who signs in, by their first name; nobody for the pages
 *   before.
 * @property {object} [made] What a customer is made of who is there for this alone.
 * @property {string} path
 * @property {(tools: ScreenTools) => Promise<unknown>} [act] What is pressed once the page is
 *   there.
 *
 * @typedef {object} ScreenTools
 * @property {import('playwright').Page} page
 * @property {(domain: string, key: string) => string} say A text in the picture's language.
 * @property {(email: string) => Promise<() => Promise<string>>} codesFrom Waits for the codes that
 *   reach an inbox from now on.
 * @property {{ email: string; password: string }} [customer] Who has signed in.
 */

const press = ({ page, say }, domain, key) =>
  page
    .getByRole('button', { name: say(domain, key), exact: true })
    .first()
    .click()

const firstAccount = ({ page }) => page.locator('main .sp-account-card').first().click()

const row = ({ page }) => page.locator('main li a, main li button').first().click()

/** Fills a payment to Ada in, as far as its review. */
async function review(tools) {
  const { page, say } = tools
  await page.getByLabel(say('transfers', 'payeeEmailLabel')).fill('ada@sixpence.example')
  await page.getByLabel(say('transfers', 'amountLabel')).fill('25')
  await page.waitForFunction(() => document.querySelector('main [role=progressbar]') === null)
  await press(tools, 'transfers', 'reviewCta')
  await sendButton(tools).waitFor()
}

/** Fills a payment to Germany in: to a name, an account and an amount. */
async function abroad({ page, say }) {
  await page.getByLabel(say('send-money', 'payeeNameLabel')).fill('Lena Vogt')
  await page.getByLabel(say('payments', 'ibanLabel')).fill('DE14 9009 0090 0000 0000 17')
  await page.getByLabel(say('send-money', 'arrivingAmountLabel')).fill('120.50')
  await page.locator('.sp-price dl').waitFor()
}

async function abroadReview(tools) {
  await abroad(tools)
  await press(tools, 'transfers', 'reviewCta')
  await sendButton(tools).waitFor()
}

const sendButton = ({ page, say }) =>
  page.getByRole('button', {
    name: new RegExp(`^${say('payments', 'sendCta').split('{{')[0].trim()}`),
  })

async function approval(tools) {
  await review(tools)
  await sendButton(tools).click()
  await tools.page.getByLabel(tools.say('attempts', 'codeLabel')).waitFor()
}

async function receipt(tools) {
  const { page, say, codesFrom, customer } = tools
  const code = await codesFrom(customer.email)
  await approval(tools)
  await page.getByLabel(say('attempts', 'codeLabel')).fill(await code())
  await page.getByText(say('payments', 'arrivedText')).waitFor()
}

async function wrongPassword({ page, say }) {
  // Uses an unknown address, because after too many attempts the bank asks for more.
  const email = `${Date.now()}@nobody.example`
  await page.getByLabel(say('sign-in', 'emailLabel')).fill(email)
  await page.getByLabel(say('sign-in', 'passwordLabel'), { exact: true }).fill('not-this-one')
  await page.getByRole('button', { name: say('sign-in', 'signInCta') }).click()
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
}

const PAYER = {
  name: 'Vera Kovalenko',
  approval: 'otp',
  accounts: [{ currencyCode: 'EUR', balance: '2480.50' }],
}

/** Acts for the only merchant that the bank has from the start, and signs in by code. */
const BOOKKEEPER = {
  kind: 'business',
  standing: { actsForOthers: true },
  accesses: [
    {
      customerId: 'customer-ion',
      right: 'full',
      permissions: ['requestMoney', 'sendUserToUser', 'withdrawBetweenAccounts'],
    },
  ],
}

const ofBookshop =
  path =>
  async ({ page }) => {
    await page.getByRole('button', { name: /Munteanu Books/ }).click()
    await page.waitForURL(address => address.pathname === '/home')
    await page.evaluate(to => history.pushState({}, '', to), path)
    await page.waitForLoadState('networkidle')
    const waits = page.locator('main .sp-skeleton').filter({ visible: true }).first()
    await waits.waitFor({ timeout: 2_000 }).catch(() => undefined)
    await waits.waitFor({ state: 'hidden' })
  }

/** @type {readonly Screen[]} */
export const SCREENS = [
  { name: 'sign-in', path: '/login' },
  { name: 'wrong-password', path: '/login', act: wrongPassword },
  { name: 'recovery', path: '/account-recovery' },
  { name: 'home', who: 'ada', path: '/home' },
  { name: 'home-business', who: 'orla', path: '/home' },
  { name: 'account', who: 'ada', path: '/home', act: firstAccount },
  { name: 'history', who: 'ada', path: '/history' },
  { name: 'transaction', who: 'ada', path: '/history', act: row },
  { name: 'statements', who: 'ada', path: '/statements' },
  { name: 'send', who: 'vera', path: '/transfer/p2p' },
  { name: 'review', who: 'vera', path: '/transfer/p2p', act: review },
  { name: 'abroad', made: PAYER, path: '/transfer/external', act: abroad },
  { name: 'abroad-review', made: PAYER, path: '/transfer/external', act: abroadReview },
  { name: 'approval', made: PAYER, path: '/transfer/p2p', act: approval },
  { name: 'receipt', made: PAYER, path: '/transfer/p2p', act: receipt },
  { name: 'move', who: 'ada', path: '/transfer/account' },
  { name: 'cards', who: 'rafael', path: '/cards' },
  { name: 'apply-for-a-card', who: 'ada', path: '/add-card' },
  { name: 'news', who: 'ada', path: '/news' },
  { name: 'settings', who: 'ada', path: '/profile' },
  {
    name: 'limited-account',
    made: { situation: ['limited', 'sanctions'] },
    path: '/limited-account',
  },
  { name: 'unverified-account', made: { situation: 'unverified' }, path: '/unverified-account' },
  {
    name: 'required-actions',
    made: { situation: ['hasRequiredActions', 'address', 'videoIdentity'] },
    path: '/profile',
  },
  { name: 'duplicates', made: { situation: 'duplicateDocuments' }, path: '/profile-update' },
  { name: 'home-when-limited', made: { situation: 'limited' }, path: '/home' },
  { name: 'home-in-review', made: { situation: 'finalReview' }, path: '/home' },
  { name: 'security', who: 'ada', path: '/profile/security' },
  { name: 'devices', who: 'ada', path: '/profile/devices' },
  { name: 'notifications', who: 'ada', path: '/profile/notifications' },
  { name: 'address', who: 'ada', path: '/profile/address' },
  { name: 'sign-in-history', who: 'ada', path: '/profile/login-history' },
  { name: 'legal', who: 'ada', path: '/legal' },
  { name: 'batches', who: 'orla', path: '/history/batch-transfers' },
  { name: 'users', who: 'orla', path: '/company-access' },
  { name: 'approvals', who: 'orla', path: '/approvals' },
  { name: 'get-paid', made: BOOKKEEPER, path: '/accesses', act: ofBookshop('/merchant/overview') },
  {
    name: 'merchant-payments',
    made: BOOKKEEPER,
    path: '/accesses',
    act: ofBookshop('/merchant/accounts/payments'),
  },
  {
    name: 'invoices',
    made: BOOKKEEPER,
    path: '/accesses',
    act: ofBookshop('/transfer/invoices?list=sent'),
  },
  {
    name: 'webhooks',
    made: BOOKKEEPER,
    path: '/accesses',
    act: ofBookshop('/merchant/internal/webhook_log'),
  },
  {
    name: 'api-keys',
    made: BOOKKEEPER,
    path: '/accesses',
    act: ofBookshop('/merchant/internal/api_key'),
  },
  { name: 'kyc', who: 'jonas', path: '/kyc/personal' },
  { name: 'kyc-person', who: 'jonas', path: '/kyc/personal?step=person' },
  { name: 'kyc-work', who: 'jonas', path: '/kyc/personal?step=work' },
  { name: 'kyc-documents', who: 'jonas', path: '/kyc/personal?step=documents' },
  { name: 'kyc-review', who: 'jonas', path: '/kyc/personal?step=agreements' },
  { name: 'kyc-business', who: 'orla', path: '/kyc/business' },
  { name: 'kyc-declaration', who: 'orla', path: '/kyc/business?step=declaration' },
  { name: 'profile-update', who: 'mila', path: '/profile-update' },
  { name: 'not-found', who: 'ada', path: '/there-is-no-such-page' },
]
