import { buildAlone, filesIn } from './build-alone.ts'
import { withImports } from './with-imports.ts'

/** What is loaded one after the other on the way to home, each with the file that it begins with. */
const ENTRIES = {
  app: 'src/main.tsx',
  core: 'src/client/create-bank.ts',
  bank: 'src/shell/bank-parts.ts',
  home: 'src/screens/home/home-parts.ts',
} as const

/** What the sign-in loads by itself, before anybody types: it brings nothing else along. */
const EARLIER = { steps: '../../packages/core/src/sign-in/steps.ts' } as const

/** Some of the screens that one comes to from home. */
const OTHERS = {
  account: 'src/screens/account.tsx',
  cards: 'src/screens/cards.tsx',
  history: 'src/screens/history.tsx',
  send: 'src/screens/transfer-p2p.tsx',
} as const

export const LATER = ['steps', 'app', 'core', 'bank', 'shared', 'home'] as const

/**
 * For each of the files that the build makes of it, those of code that belong there; where several
 * name one, it is in the first of them. What home shares with other screens is `shared`, which
 * holds nothing of its own.
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

/** What begins a file of its own: whoever imports it must not run another one as well. */
export const isEntry = (id: string): boolean =>
  ['src/start/client.ts', ...Object.values(ENTRIES)].some(entry => id.endsWith(`/${entry}`))
