import { expect, it } from 'vitest'
import { deadImports } from './dead-imports.mjs'

const SOURCES: Readonly<Record<string, string>> = {
  'src/index.ts': "export { a } from './rooms/a.ts'\n",
  'src/rooms/a.ts':
    "import { b } from '../made.gen.ts'\nimport z from 'zod'\nimport en from '../../../locales/en.json'\nconst lazy = import('./gone.ts')\n",
  'dist/index.js': "import './nowhere.js'\n",
}
const read = (file: string) => SOURCES[file] ?? ''

it('finds what sources import and the tarball has not', () => {
  expect(deadImports(Object.keys(SOURCES), read)).toEqual([
    'ships src/rooms/a.ts, which imports src/made.gen.ts',
    'ships src/rooms/a.ts, which imports src/rooms/gone.ts',
  ])
  const whole = [...Object.keys(SOURCES), 'src/made.gen.ts', 'src/rooms/gone.ts']
  expect(deadImports(whole, read)).toEqual([])
})
