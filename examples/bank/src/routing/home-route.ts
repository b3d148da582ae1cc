import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { openBank } from '../client/open-bank.ts'
import { HOME_WORDS } from './home-words.ts'
import { mainLayout, type AppContext } from './layout-routes.ts'
import { loadTexts } from './load-texts.ts'

// While the screen is being loaded and drawn.
async function askForBalances({ context }: { context: AppContext }): Promise<void> {
  const [bank, { readAccountsAhead }] = await Promise.all([
    openBank(context.bank),
    import('@sixpence/react/accounts'),
  ])
  readAccountsAhead(bank)
}

export const home = createRoute({
  getParentRoute: () => mainLayout,
  path: '/home',
  loader: async visit => {
    await Promise.all([loadTexts(...HOME_WORDS)(visit), askForBalances(visit)])
  },
  component: lazyRouteComponent(() => import('../screens/home/home.tsx'), 'HomeScreen'),
})
