import {
  appPath,
  factsOf,
  mayEnter,
  PAGE_PATHS,
  startPage,
  type StartInfo,
} from '@sixpence/core/start'
import { redirect } from '@tanstack/react-router'
import { internalPath } from '../routing/internal-path.ts'
import { openBank, type BankClient } from '../client/open-bank.ts'
import { restoreActing } from '../session/restore-acting.ts'
import type { GuardContext } from './guard-context.ts'
import { recall, remember } from '../session/session-memory.ts'

/** Admits a visit, or redirects it as the table requires. */
export async function runGuard({ context, location, preload }: GuardContext): Promise<void> {
  const { info, hasChosen } = await loadFacts(context)
  const facts = {
    ...factsOf(info, { hasChosen, hasInitialPath: false }),
    isSignedIn: true,
    hasSeiPath: recall('seiPath') !== undefined,
    isInvited: false,
  }
  if (!preload) await followLink(info, location.pathname)
  const { fullPath: path } = context.screen
  const { result, rule } = mayEnter(path, facts)
  if (result === 'enter') return
  if (result === 'seiPath') throw redirect({ href: take('seiPath', preload) ?? '/' })
  if (result === 'signOut') return endSession(info)
  if (result === 'otherwise') {
    throw redirect({ to: appPath(path).otherwise ?? PAGE_PATHS.home, state: { isElsewhere: true } })
  }
  const isElsewhere = WITHOUT_RIGHT.has(rule)
  throw redirect({
    to: PAGE_PATHS[result],
    replace: true,
    ...(isElsewhere && { state: { isElsewhere } }),
  })
}

/** The rules that redirect with a notice of the reason. */
const WITHOUT_RIGHT: ReadonlySet<string> = new Set(['businesses only', 'right'])

/**
 * Goes to the signed-in user's first screen. Returns the earlier website's address if that is where
 * they begin.
 */
export async function runStartPage({
  context,
  preload,
}: GuardContext): Promise<{ oldWebUrl: string | undefined }> {
  const { info, hasChosen, isMigrationRequested } = await loadFacts(context)
  const hasInitialPath = initialPath() !== undefined
  const facts = factsOf(info, { hasChosen, hasInitialPath, isMigrationRequested })
  const { result } = startPage(facts)
  if (result === 'oldWeb') return { oldWebUrl: info.customer?.oldWebUrl }
  if (result === 'signOut') return endSession(info)
  const path = result === 'initialPath' ? initialPath() : PAGE_PATHS[result]
  // Used only once: a path that redirects here must not be the target again.
  if (!preload && (result === 'initialPath' || result === 'home'))
    remember('initialPath', undefined)
  throw redirect({ href: path ?? PAGE_PATHS.home, replace: true })
}

const initialPath = () => internalPath(recall('initialPath'))

/** Requests the user's data early, for the guards that need it. */
export async function askAhead(bank: BankClient): Promise<void> {
  await loadFacts({ bank })
}

async function loadFacts({ bank }: Pick<GuardContext['context'], 'bank'>) {
  const sixpence = await openBank(bank)
  await restoreActing(sixpence)
  const info = await sixpence.start.info()
  return {
    info,
    hasChosen: sixpence.access.getSnapshot().customerId !== undefined,
    isMigrationRequested: sixpence.migration.notice() !== undefined,
  }
}

/** A link that names a customer is only a wish: the user must agree, and nothing is sent before. */
async function followLink({ customer }: StartInfo, pathname: string): Promise<void> {
  const linked = recall('linkedCustomer')
  if (linked === undefined || customer === undefined) return
  remember('linkedCustomer', undefined)
  if (linked === customer.customerId) return
  remember('initialPath', internalPath(pathname))
  if (customer.isAdmin) throw redirect({ to: PAGE_PATHS.adminOverview, search: { find: linked } })
  throw redirect({ to: PAGE_PATHS.accesses, search: { only: linked } })
}

/** The session ends on the way, or the sign-in page would lead here again. */
function endSession({ customer }: StartInfo): never {
  throw redirect({
    to: '/login',
    search: { why: customer ? 'accessEnded' : 'customerUnknown' },
    state: { endsSession: true },
  })
}

function take(what: 'seiPath', preload: boolean): string | undefined {
  const value = internalPath(recall(what))
  if (!preload) remember(what, undefined)
  return value
}
