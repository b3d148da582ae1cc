import { enterCredentials, ownAmount } from '../../bank/e2e/journeys.ts'
import { word } from '../../bank/e2e/words.ts'
import { expectBalances, moveMoney, movementsOf, REACT_CHECKS, signInFresh } from './journey.ts'
import { expect, testOn } from './test.ts'

const test = testOn('client')
// The host is started once, not in each worker.
test.describe.configure({ mode: 'default' })

test.describe('a client-only host', { tag: '@provider' }, () => {
  test(
    'a client-only host moves money once, under StrictMode, and begins anew with whoever signs in afterwards',
    { tag: '@fast' },
    async ({ page, said }) => {
      const person = await signInFresh(page)
      await moveMoney(page)
      await expectBalances(page, '€379.50', '€140.50')
      expect(await movementsOf(person)).toBe(1)
      expect(said.join()).toMatch(REACT_CHECKS)

      await page.getByRole('button', { name: word('sign-in', 'signOutCta') }).click()
      await enterCredentials(page, person)
      await expect(ownAmount(page)).toHaveValue('')
    },
  )
})
