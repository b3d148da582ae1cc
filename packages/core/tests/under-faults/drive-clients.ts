import type { JournalledPayment } from '@sixpence/sandbox'
import { seededRandom } from '../payments/seeded-random.ts'
import { BusyClient, patiently } from './busy-client.ts'
import type { Customer, Wish } from './new-order.ts'
import type { Told } from './open-page.ts'

/** Work for many clients, and their bank. */
export interface ClientsRun {
  readonly api: string
  readonly customers: readonly Customer[]
  readonly intents: number
  readonly seed: number
  readonly codeOf: (email: string, texts: readonly string[]) => Promise<string>
  readonly openCheckout: Wish['openCheckout']
  readonly openInvoice: Wish['openInvoice']
  readonly sell: Wish['sell']
  readonly weeklyButton: Wish['weeklyButton']
  /** Called once all are signed in. */
  readonly onReady: () => Promise<void>
  /** Called after each payment, with their number. */
  readonly onPayment?: ((count: number) => void) | undefined
  /** Ends all faults. Called once everything was sent at least once. */
  readonly heal: () => Promise<void>
}

/** The outcome, according to the clients. */
export interface ClientsOutcome {
  readonly journals: readonly JournalledPayment[]
  /** The number of settled payments of each kind. */
  readonly settled: Readonly<Record<string, number>>
  /** The longest time a payment stayed open: see `BusyClient.finish`. */
  readonly resolvedAfterMs: number
  /**
   * The time from then until every open page had received all notices and shows the bank's
   * balances.
   */
  readonly shownAfterMs: number
  readonly crashes: number
  /** The notices delivered to each tab, and whether its page shows them. */
  readonly told: readonly Told[]
}

const PATIENCE_MS = 30_000

/** Lets customers pay until there are enough payments, and then return until everything is known. */
export async function driveClients(run: ClientsRun): Promise<ClientsOutcome> {
  const seeds = seededRandom(run.seed)
  const clients = run.customers.map(customer => {
    const random = seededRandom(Math.floor(seeds() * 2 ** 31))
    return new BusyClient(customer, { ...run, random })
  })
  try {
    await Promise.all(clients.map(client => patiently(() => client.signIn())))
    await run.onReady()
    await payAll(clients, run)
    await run.heal()
    const openMs = await Promise.all(clients.map(client => client.finish(PATIENCE_MS)))
    const resolvedAt = performance.now()
    await Promise.all(clients.map(client => client.listen(PATIENCE_MS)))
    return {
      journals: clients.flatMap(client => client.journal()),
      settled: countOf(clients.flatMap(client => client.settledKinds())),
      resolvedAfterMs: Math.round(Math.max(...openMs)),
      shownAfterMs: Math.round(performance.now() - resolvedAt),
      crashes: clients.reduce((sum, { crashes }) => sum + crashes, 0),
      told: clients.flatMap(client => client.told()),
    }
  } finally {
    for (const client of clients) client.leave()
  }
}

function countOf(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

async function payAll(clients: readonly BusyClient[], run: ClientsRun): Promise<void> {
  let begun = 0
  let done = 0
  const work = async (client: BusyClient) => {
    while (begun < run.intents) {
      begun += 1
      await client.pay()
      done += 1
      run.onPayment?.(done)
    }
  }
  await Promise.all(clients.map(work))
}
