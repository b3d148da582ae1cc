import { startServer } from '@sixpence/tooling/postgres'
import type { Finding, Movement } from '@sixpence/sandbox'
import { aBankProgram, type BankProcess, type BankProgram } from './bank-processes.ts'
import { aRoundRobin } from './round-robin.ts'
import type { SourceChange } from '@sixpence/tooling/bundle'

/** Two processes of one bank on one PostgreSQL, behind one address. */
export interface TwoBanks {
  readonly api: string
  /** The server's version. */
  readonly version: string
  /** Calls the control API of whichever process is available. */
  ask<Answer>(path: string, body?: unknown): Promise<Answer>
  /** Sets the faults in both. */
  setFaults(faultsOf: (bank: number) => object): Promise<void>
  /** Returns the number of calls that met a fault since they were set. */
  countFaults(): Promise<number>
  audit(): Promise<readonly Finding[]>
  movements(): Promise<readonly Movement[]>
  /** Returns the number of runs so far of repeating payments, by their first keys. */
  countRuns(begun: readonly string[]): Promise<number>
  /** Returns the number of rows of a batch that were paid so far. */
  countRows(batchId: string): Promise<number>
  /** Defects reported by the processes. */
  defects(): readonly string[]
  /** Kills one of them and restarts it; returns the bank's downtime in ms. */
  killOne(which: number): Promise<number>
  stop(): Promise<void>
}

// Queried from the database: while the banks are busy, listing all movements takes long.
const RUNS_OF = `
  select count(*) from subscription_run run
    join payment made on made.id = run.payment_id
    join subscription on subscription.id = subscription_id
    join payment begun on begun.id = subscription.payment_id
  where number > 1 and made.status = 'settled' and begun.key = any($1)`

const ROWS_OF = 'select count(payment_id) from batch_payment where batch_id = $1'

/** Starts the bank, with `changes` to its sources. */
export async function twoBanks(
  name: string,
  changes: readonly SourceChange[] = [],
): Promise<TwoBanks> {
  const [server, program, proxy] = await Promise.all([
    startServer(),
    aBankProgram(name, changes),
    aRoundRobin(),
  ])
  const banks = [await program.start(server.url), await program.start(server.url)]
  const faults: object[] = []
  // The last restart of each: a process must be back before it is killed again.
  const restarts: Promise<unknown>[] = []
  let isStopped = false
  const route = () => proxy.setTargets(banks.map(({ bankPort }) => bankPort))
  route()
  const ask = <Answer>(path: string, body?: unknown) => askAny<Answer>(banks, path, body)
  return {
    api: `http://127.0.0.1:${proxy.port}`,
    version: server.version,
    ask,
    async setFaults(faultsOf) {
      for (const [at, bank] of banks.entries()) {
        faults[at] = faultsOf(at)
        await askBank(bank, '/faults', faults[at])
      }
    },
    async countFaults() {
      const told = banks.map(bank => askBank<{ applied: object[] }>(bank, '/faults', undefined))
      return (await Promise.all(told)).reduce((sum, { applied }) => sum + applied.length, 0)
    },
    audit: async () => (await ask<{ findings: Finding[] }>('/audit')).findings,
    movements: () => ask('/movements'),
    countRuns: async begun => Number(await server.ask(RUNS_OF, [begun])),
    countRows: async batchId => Number(await server.ask(ROWS_OF, [batchId])),
    defects: () => banks.flatMap(bank => bank.defects),
    killOne(which) {
      const killed = (async () => {
        await restarts[which]
        if (isStopped) throw new Error('The banks are no more')
        const tookMs = await restart(banks, which, () => program.start(server.url))
        route()
        await askBank(banks[which], '/faults', faults[which])
        return tookMs
      })()
      restarts[which] = killed
      return killed
    },
    async stop() {
      isStopped = true
      // Waits for processes still starting, even after an abandoned run: they would outlive it.
      await Promise.allSettled(restarts)
      await Promise.all(banks.map(bank => bank.kill()))
      program.remove()
      await proxy.close()
      await server.stop()
    },
  }
}

async function restart(
  banks: BankProcess[],
  which: number,
  start: () => ReturnType<BankProgram['start']>,
): Promise<number> {
  await banks[which]?.kill()
  const killedAt = performance.now()
  const again = await start()
  const answer = await fetch(`http://127.0.0.1:${again.bankPort}/health`)
  if (!answer.ok) throw new Error(`The bank is back and answers ${answer.status}`)
  banks[which] = again
  return Math.round(performance.now() - killedAt)
}

async function askAny<Answer>(
  banks: readonly BankProcess[],
  path: string,
  body: unknown,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await askBank<Answer>(banks[tries % banks.length], path, body)
    } catch (error) {
      if (!(error instanceof TypeError) || tries === MOST_TRIES) throw error
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}

const MOST_TRIES = 200

async function askBank<Answer>(
  bank: BankProcess | undefined,
  path: string,
  body: unknown,
): Promise<Answer> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(`http://127.0.0.1:${bank?.controlPort}${path}`, init)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}
