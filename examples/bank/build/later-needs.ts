import { buildAlone, filesIn } from './build-alone.ts'
import { withImports } from './with-imports.ts'

/** The parts loaded in sequence on the way to home, each with its first file. */
const ENTRIES = {
  app: 'src/main.tsx',
  core: 'src/client/create-bank.ts',
  bank: 'src/shell/bank-parts.ts',
  home: 'src/screens/home/home-parts.ts',
} as const

/** The code that the sign-in loads by itself before anybody types. It imports nothing else. */
const EARLIER = { steps: '../../packages/core/src/sign-in/steps.ts' } as const

/** Some of the screens reached from home. */
const OTHERS = {
  account: 'src/screens/account.tsx',
  cards: 'src/screens/cards.tsx',
  history: 'src/screens/history.tsx',
  send: 'src/screens/transfer-p2p.tsx',
} as const

export const LATER = ['steps', 'app', 'core', 'bank', 'shared', 'home'] as const

/**
 * Returns the source files of each built file. A source file belongs to the first one that lists
 * it. Code that home shares with other screens is in `shared`.
 */
export async function laterNeeds(
  conditions: string[],
): Promise<Record<(typeof LATER)[number], readonly string[]>> {
  const chunks = await buildAlone({ ...EARLIER, ...ENTRIES, ...OTHERS }, conditions)
  const needsOf = (name: string) => withImports(chunks, name).flatMap(filesIn)
  const home = needsOf('home')
  const elsewhere = new Set(Object.keys(OTHERS).flatMap(needsOf))
  return {
    steps: needsOf('steps'),
    app: needsOf('app'),
    core: needsOf('core'),
    bank: needsOf('bank'),
    shared: home.filter(id => elsewhere.has(id)),
    home,
  }
}

/**
 * True for a file that begins a chunk of its own, because its importers must not run another chunk
 * as well.
 */
export const isEntry = (id: string): boolean =>
  ['src/start/client.ts', ...Object.values(ENTRIES)].some(entry => id.endsWith(`/${entry}`))
