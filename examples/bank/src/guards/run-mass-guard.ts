import { mayBegin } from '@sixpence/core/access'
import { PAGE_PATHS, userRightsOf } from '@sixpence/core/start'
import { redirect } from '@tanstack/react-router'
import { openBank } from '../client/open-bank.ts'
import { openMassKinds } from '../routing/mass-kinds.ts'
import type { GuardContext } from './guard-context.ts'

/** Leads to the first way to pay many that the user's right and flags open, else home. */
export async function runMassGuard({ context }: GuardContext): Promise<never> {
  const sixpence = await openBank(context.bank)
  const rights = userRightsOf(await sixpence.start.info())
  const [first] = openMassKinds(action => mayBegin(action, rights).result)
  throw redirect({ to: first?.to ?? PAGE_PATHS.home, replace: true })
}
