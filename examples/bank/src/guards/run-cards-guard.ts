import { cardLists, cardPage, type CardPage } from '@sixpence/core/cards'
import { PAGE_PATHS } from '@sixpence/core/start'
import { redirect } from '@tanstack/react-router'
import type { Screen } from '../routing/one-spelling.ts'
import { openBank } from '../client/open-bank.ts'
import type { GuardContext } from './guard-context.ts'

/** Admits a visit to a card screen, or redirects it as the table requires. */
export async function runCardsGuard({ context }: GuardContext): Promise<void> {
  const sixpence = await openBank(context.bank)
  const accounts = await sixpence.accounts.list().catch(() => undefined)
  // The screen asks again, and shows the error.
  if (!accounts) return
  const page = pageOf(context.screen)
  const { result } = cardPage(page, accounts)
  if (result === 'enter') return
  const { physical, virtual } = cardLists(accounts)
  const [only] = page.at === 'virtual' ? virtual : physical
  const id = result === 'only' ? only?.accountId : 'id' in page ? page.id : undefined
  throw redirect({ href: pathOf(result, id ?? ''), replace: true })
}

/** Returns the screen that is about to open. The lists have paths of their own below the cards'. */
function pageOf({ fullPath, params }: Screen): CardPage {
  const id = String(params['accountId'])
  switch (fullPath) {
    case '/card/$accountId/pin':
      return { at: 'pin', id }
    case '/cards/$accountId':
      return { at: 'detail', id }
    case '/cards/physical':
      return { at: 'physical' }
    case '/cards/virtual':
      return { at: 'virtual' }
    default:
      return { at: 'cards' }
  }
}

function pathOf(
  entry: Exclude<ReturnType<typeof cardPage>['result'], 'enter'>,
  id: string,
): string {
  switch (entry) {
    case 'home':
      return PAGE_PATHS.home
    case 'cards':
      return '/cards'
    case 'physical':
    case 'virtual':
      return `/cards/${entry}`
    case 'only':
    case 'detail':
      return `/cards/${encodeURIComponent(id)}`
  }
}
