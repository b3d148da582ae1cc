// `npm run headless`: runs only core in Node, against a running bank or one started for it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install } from './pinned-pnpm.mjs'
import { choosePorts, PORTS } from './ports.mjs'
import { answers, Processes } from './processes.mjs'
import { ROOT } from './root.mjs'

const EXAMPLE = `${ROOT}/examples/headless`
/** By the first word of the command. */
const PROGRAMS = { eft: 'src/eft.ts', mass: 'src/mass.ts', verify: 'src/verify.ts' }

try {
  if (!existsSync(`${ROOT}/node_modules/esbuild`)) install()
  await run()
} catch (error) {
  console.error(`✖ ${error.message}`)
  process.exitCode = 1
}

async function run() {
  const { buildBank, bundleForNode } = await import('./build-bank.mjs')
  const outfile = `${EXAMPLE}/node_modules/.cache/headless.mjs`
  const [first, ...rest] = process.argv.slice(2)
  const named = Object.hasOwn(PROGRAMS, first ?? '') ? PROGRAMS[first] : undefined
  const entry = named ?? 'src/main.ts'
  await bundleForNode({ from: EXAMPLE, entry, outfile })
  const running = await answers(`http://127.0.0.1:${port('bank')}/health`, { timeoutMs: 500 })
  const bank = running ? undefined : await startBank(buildBank)
  const { status } = spawnSync(
    process.execPath,
    [outfile, ...(named ? rest : process.argv.slice(2))],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        SIXPENCE_API: `http://127.0.0.1:${port('bank')}`,
        SIXPENCE_CONTROL: `http://127.0.0.1:${port('control')}`,
      },
    },
  )
  await bank?.stop()
  process.exitCode = status ?? 1
}

function port(key) {
  return Number(process.env[PORTS[key].variable] ?? PORTS[key].standard)
}

/** A bank for this one run; its data goes with it. */
async function startBank(buildBank) {
  await choosePorts(process.env, ['bank', 'control'])
  const program = await buildBank()
  const data = mkdtempSync(join(tmpdir(), 'sixpence-'))
  const processes = new Processes()
  processes.start('The bank', [program], { env: { SIXPENCE_DATA_DIR: data }, quiet: true })
  const up = await answers(`http://127.0.0.1:${port('bank')}/health`, {
    giveUp: () => processes.stopping,
  })
  const stop = async () => {
    await processes.stop(0)
    rmSync(data, { recursive: true, force: true })
  }
  if (up) return { stop }
  await stop()
  throw new Error('The bank did not start.')
}
