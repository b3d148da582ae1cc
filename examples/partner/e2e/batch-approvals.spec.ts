import { countPayments, newPerson } from '../../bank/e2e/bank.ts'
import { watchSecrets } from '../../bank/e2e/canary.ts'
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

// All of the page is in view, so that every frame is loaded.
test.use({ viewport: { width: 1280, height: 2400 } })

const NAME = 'Suppliers, December'

test.describe('batches in the page of a club', { tag: '@approvals' }, () => {
  test('an approver approves a batch from the page of a club, in the window of the bank (APPR-015)', async ({
    page,
    told,
  }) => {
    const payee = await newPerson({ name: 'Vera Kostova' })
    const owner = await newPerson({ kind: 'business', name: 'Haddad Textiles Ltd' })
    const { customerId } = owner
    const payments = [
      { email: payee.email, amount: '120.50' },
      { email: 'nobody@sixpence.example', amount: '60' },
    ]
    await newPerson({
      kind: 'business',
      name: 'Samir Aziz',
      standing: { actsForOthers: true },
      accesses: [{ customerId, right: 'initiate', permissions: ['massUser'] }],
      batches: [{ name: NAME, payments, fromCustomerId: customerId }],
    })
    const canary = await watchSecrets(page.context())
    await page.goto(PARTNER)
    const frame = frameIn(page, 'approvals')
    await letIn(page, frame, owner)
    await frame.getByRole('button', { name: new RegExp(NAME) }).click()
    const paymentsTitle = word('batches', 'paymentsTitle')
    const listed = frame.getByRole('list', { name: paymentsTitle }).getByRole('listitem')
    await expect(listed).toHaveCount(2)
    await expect(button(frame, 'approvals', 'approveCta')).toHaveCount(0)
    expect(await canary.search(page, 'signedIn')).toEqual([])

    const decide = () => button(frame, 'embedding', 'decideCta').click()
    const bankWindow = await windowOf(page, decide)
    await button(bankWindow, 'approvals', 'approveCta').click()
    const dialog = bankWindow.getByRole('dialog')
    await expect(dialog.getByText('€181.00')).toBeVisible()
    const approveCta = word('approvals', 'approveCta')
    await dialog.getByRole('button', { name: approveCta, exact: true }).click()
    await expect(bankWindow.getByText(/Payments made: 1 of 2/)).toBeVisible()
    await bankWindow.close()
    await expect(frame.getByText(/Payments made: 1 of 2/)).toBeVisible()
    expect(await countPayments(owner)).toBe(1)
    expect(told.filter(([type]) => type === 'sixpence-approvals-decided')).toHaveLength(1)
  })
})
