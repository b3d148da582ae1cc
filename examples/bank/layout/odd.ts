import type { Page, Route } from '@playwright/test'

/** Names that a customer or another person may have. */
export const NAMES = {
  long: 'Wolkenkratzerbesitzerversammlungsprotokollführerstellvertreterausweise',
  markup: '<b onclick="go()">Rent</b> & <img src="x">',
  fromTheRight: '\u0634\u0631\u0643\u0629 \u0627\u0644\u0646\u0648\u0631 (24)',
  emoji: '👩‍👩‍👧‍👦🏦 Zoë 💶',
}

const NAMED =
  /^(beneficiary|counterparty|merchant|customer|cardAlias|first|last|business|createdBy|decidedBy)Name$|^(nickname|note)$/

/** Replaces all names in the bank's answers by odd ones, in turn. */
export async function callOddly(page: Page, names = Object.values(NAMES)): Promise<void> {
  let next = 0
  await change(page, (key, value) =>
    NAMED.test(key) && value !== '' ? names[next++ % names.length] : value,
  )
}

/** Multiplies the customer's accounts to this count, with copies of the existing ones. */
export async function multiplyAccounts(page: Page, count: number): Promise<void> {
  await change(page, (key, value) => {
    if (key !== 'accounts' || !Array.isArray(value)) return value
    const last = (at: number) => String(9_000_000_000 + at)
    return Array.from({ length: count }, (_, at) => ({
      ...(value[at % value.length] as object),
      ...(at >= value.length && { accountId: last(at) }),
    }))
  })
}

/** Changes parts of the bank's answers. */
async function change(page: Page, edit: (key: string, value: unknown) => unknown): Promise<void> {
  const answer = async (route: Route) => {
    const response = await route.fetch({ maxRetries: 3 })
    await route.fulfill({ response, json: JSON.parse(await response.text(), edit) as unknown })
  }
  // A page that has been left receives no answer.
  await page.route(/\/api\?/, route => answer(route).catch(() => undefined))
}
