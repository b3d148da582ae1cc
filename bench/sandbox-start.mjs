// A new process each time: createSandbox() to its first answer, from the built dump, beside only
// PGlite creating an empty database.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { median } from './browser.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const sandbox = fileURLToPath(new URL('../packages/sandbox/', import.meta.url))

const WAYS = {
  'createSandbox() to its first answer, from the dump': `
    import { createSandbox } from './dist/index.js'
    const started = performance.now()
    const sandbox = await createSandbox()
    const response = await sandbox.fetch(new Request('http://bank/health'))
    if (!response.ok) throw new Error('health answered ' + response.status)
    console.log(performance.now() - started)
    await sandbox.close()`,
  'floor: PGlite.create() alone, no dump': `
    import { PGlite } from '@electric-sql/pglite'
    const started = performance.now()
    const database = await PGlite.create()
    await database.query('select 1')
    console.log(performance.now() - started)
    await database.close()`,
}

export async function measureSandboxStart() {
  const took = Object.fromEntries(Object.keys(WAYS).map(way => [way, []]))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [way, code] of Object.entries(WAYS)) took[way].push(run(code))
  return Object.entries(took).map(([way, times]) => ({
    way,
    medianMs: Math.round(median(times)),
    worstMs: Math.round(Math.max(...times)),
  }))
}

function run(code) {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: sandbox,
    encoding: 'utf8',
  })
  return Number(output.trim().split('\n').at(-1))
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  console.table(await measureSandboxStart())
