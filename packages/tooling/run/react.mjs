// `npm run react`: the bank's components in an app of another's, in two hosts, beside a bank that runs.
import { existsSync } from 'node:fs'
import { install, runPnpm } from './pinned-pnpm.mjs'
import { PORTS } from './ports.mjs'
import { answers, Processes } from './processes.mjs'
import { ROOT } from './root.mjs'

const EXAMPLE = `${ROOT}/examples/react`
const port = (variable, standard) => Number(process.env[variable] ?? standard)
const at = number => `http://127.0.0.1:${number}`

const api = process.env.SIXPENCE_API ?? at(port(PORTS.bank.variable, PORTS.bank.standard))
const client = at(port('SIXPENCE_REACT_PORT', 4330))
const ssr = at(port('SIXPENCE_SSR_PORT', 4340))

try {
  if (!existsSync(`${ROOT}/node_modules/vite`)) install()
  if (!(await answers(`${api}/health`, { timeoutMs: 1_000 })))
    throw new Error(`No bank answers at ${api}. Run \`npm start\` beside this.`)
  console.log('Building the packages and the server-rendered host …')
  build()
  await serve()
} catch (error) {
  console.error(`✖ ${error.message}`)
  process.exitCode = 1
}

function build() {
  const packages = ['exec', 'turbo', 'run', 'build', '--filter=@sixpence/react...']
  const host = ['--dir', EXAMPLE, 'run', 'build:ssr']
  for (const args of [packages, host])
    if (runPnpm(args, { quiet: true, env: { SIXPENCE_API: api } }) !== 0)
      throw new Error('It could not be built; the reason stands above.')
}

async function serve() {
  const processes = new Processes()
  const env = { SIXPENCE_API: api }
  processes.start('The client-only host', [`${EXAMPLE}/node_modules/vite/bin/vite.js`, EXAMPLE], {
    env,
  })
  processes.start('The server-rendered host', [`${EXAMPLE}/server.mjs`], {
    env: { ...env, NODE_ENV: 'production' },
  })
  const giveUp = () => processes.stopping
  for (const url of [client, ssr]) if (!(await answers(url, { giveUp }))) return processes.stop(1)
  console.log(`
  In the browser   ${client}
  By a server      ${ssr}
  Stop             Ctrl-C
`)
}
