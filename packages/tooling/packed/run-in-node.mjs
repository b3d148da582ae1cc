import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { readFileSync, writeFileSync } from 'node:fs'
import { answers } from '../run/processes.mjs'
import { freePort } from '../run/ports.mjs'

const TIMEOUT_MS = 120_000

/** Starts the bank of the packed sandbox with its installed command. */
export async function startBank(modules, folder) {
  const [bankPort, controlPort] = [await freePort(), await freePort()]
  const command = join(modules, '@sixpence/sandbox/dist/bin.js')
  const env = {
    PATH: process.env.PATH,
    SIXPENCE_BANK_PORT: String(bankPort),
    SIXPENCE_CONTROL_PORT: String(controlPort),
    SIXPENCE_DATA_DIR: join(folder, 'bank-data'),
  }
  const bank = spawn(process.execPath, [command], { cwd: folder, env, stdio: 'pipe' })
  let said = ''
  for (const stream of [bank.stdout, bank.stderr]) stream.on('data', data => (said += data))
  const giveUp = () => bank.exitCode !== null
  if (!(await answers(`http://127.0.0.1:${bankPort}/health`, { giveUp })))
    throw new Error(`The packed sandbox did not start:\n${said}`)
  const ended = new Promise(resolve => bank.once('exit', resolve))
  return {
    control: `http://127.0.0.1:${controlPort}`,
    /** Replaces the bank's address in a snippet with that of this bank. */
    replace: code =>
      code.replaceAll(':4400', `:${bankPort}`).replaceAll(':4401', `:${controlPort}`),
    stop: async () => {
      bank.kill('SIGTERM')
      await ended
    },
  }
}

/** Runs a snippet with Node, next to the files it reads. Returns its faults. */
export async function nodeFaults({ name, project, file, files = {} }) {
  for (const [path, content] of Object.entries(files)) writeFileSync(join(project, path), content)
  const program = file.endsWith('.ts')
    ? await withoutTypes(join(project, file))
    : join(project, file)
  try {
    const options = { cwd: project, timeout: TIMEOUT_MS, env: { PATH: process.env.PATH } }
    const { stderr } = await promisify(execFile)(process.execPath, [program], options)
    return stderr.trim() === '' ? [] : [`${name}, ${file} complains: ${stderr}`]
  } catch (error) {
    return [`${name}, ${file} fails: ${error.stdout}${error.stderr}`]
  }
}

async function withoutTypes(path) {
  const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'ts', target: 'es2022' })
  const program = path.replace(/[.]ts$/, '.run.mjs')
  writeFileSync(program, code)
  return program
}
