import { screen } from './loading/screen.ts'
import { createRoute } from '@tanstack/react-router'
import { openBank } from '../client/open-bank.ts'
import { mainLayout, type AppContext } from './layout-routes.ts'

const load = () => import('../screens/home/home-parts.ts')
const homeScreen = screen(load, 'HomeScreen')

// The acting customer must be known first, because the requests are for that customer.
async function readAhead({ context }: { context: AppContext }): Promise<void> {
  const [{ readHomeAhead }, sixpence, { restoreActing }] = await Promise.all([
    load(),
    openBank(context.bank),
    import('../shell/bank-parts.ts'),
  ])
  await restoreActing(sixpence)
  readHomeAhead(sixpence, context.locale())
}

export const home = createRoute({
  getParentRoute: () => mainLayout,
  path: '/home',
  staticData: {
    begin: async visit => {
      await Promise.all([homeScreen.loader(visit), readAhead(visit)])
    },
  },
  ...homeScreen,
})
