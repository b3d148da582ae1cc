#!/usr/bin/env node
import { join } from 'node:path'
import type { Defect } from '../bank.ts'
import { brandEntity } from './brand-entity.ts'
import { brandSigns } from './brand-signs.ts'
import { EngineStopped } from '../db/index.ts'
import type { Sandbox } from '../sandbox.ts'
import { readCommandLine, USAGE, type CommandLine } from './command-line.ts'
import { createSandbox, type NodeSandboxOptions } from './create-sandbox.ts'
import { createDefectLog } from './defect-log.ts'
import { hostsSetting } from './hosts-setting.ts'
import { introduction } from './introduction.ts'
import { portSetting } from './port-setting.ts'
import { PROXY_VARIABLE, trustedProxies } from './proxies/trusted-proxies.ts'
import { HOSTS_VARIABLE } from './request-guards.ts'
import { BANK_VARIABLE, CONTROL_VARIABLE, serveSandbox } from './serve.ts'
import { embedderLocations } from './embedder-locations.ts'

/** Runs a bank for this machine until it is stopped. */
async function main(): Promise<void> {
  const commandLine = readCommandLine(process.argv.slice(2))
  if (commandLine.help) return console.log(USAGE)
  const { env } = process
  if (env['NODE_ENV'] === 'production') {
    throw new Error('The sandbox bank is for development: it does not start in production.')
  }
  const { promise: starting, resolve, reject } = deferred<Sandbox>()
  const served = await serveSandbox(starting, addressesOf(commandLine, env))
  try {
    const { controlPort } = served
    warnOfProxy(env)
    const sandbox = await createSandbox(optionsOf(commandLine, env, controlPort))
    if (commandLine.reset && env['DATABASE_URL']) await sandbox.reset()
    resolve(sandbox)
    stopOnSignal(async () => {
      await served.close()
      await sandbox.close()
    })
    const keptIn = env['DATABASE_URL'] ? 'the server of DATABASE_URL' : dataDirOf(commandLine, env)
    console.log(await introduction(sandbox, { ...served, keptIn }))
  } catch (cause) {
    reject(cause)
    await served.close()
    throw cause
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** Command-line options override the environment. */
function addressesOf({ port, controlPort }: CommandLine, env: Environment) {
  const bank = port === undefined ? env : { [BANK_VARIABLE]: port }
  const control = controlPort === undefined ? env : { [CONTROL_VARIABLE]: controlPort }
  return {
    bankPort: portSetting(bank, BANK_VARIABLE, 4400),
    controlPort: portSetting(control, CONTROL_VARIABLE, 4401),
    hosts: hostsSetting(env[HOSTS_VARIABLE]),
    isTrustedProxy: trustedProxies(env[PROXY_VARIABLE]),
  }
}

function optionsOf(
  commandLine: CommandLine,
  env: Environment,
  controlPort: number,
): NodeSandboxOptions {
  return {
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataDir: dataDirOf(commandLine, env),
    startAfresh: commandLine.reset,
    onDefect: report,
    takesCodeInsteadOfPush: env['SIXPENCE_CODE_INSTEAD_OF_PUSH'] !== 'off',
    regulatedEntity: brandEntity(env['SIXPENCE_BRAND_FILE']),
    signsDeclarations:
      env['SIXPENCE_ELECTRONIC_SIGNATURE'] === 'on' || brandSigns(env['SIXPENCE_BRAND_FILE']),
    controlUrl: `http://127.0.0.1:${controlPort}`,
    pagesUrl: env['SIXPENCE_PAGES_URL'] || undefined,
    postsToThisMachine: postsToThisMachine(env),
    embedderLocations: embedderLocations(env),
  }
}

/** Warns about a bank that accepts other host names but has no trusted proxy. */
function warnOfProxy(env: Environment): void {
  if (env[PROXY_VARIABLE] || hostsSetting(env[HOSTS_VARIABLE]).length === 0) return
  console.warn(
    `All clients seem to have one address while ${PROXY_VARIABLE} doesn't name the proxy of ${HOSTS_VARIABLE}.`,
  )
}

/**
 * Returns false with other host names: strangers reach the bank then, and could probe this machine
 * through it.
 */
const postsToThisMachine = (env: Environment): boolean =>
  env['SIXPENCE_LOCAL_POSTS'] === 'on' || hostsSetting(env[HOSTS_VARIABLE]).length === 0

const dataDirOf = ({ dataDir }: CommandLine, env: Environment): string =>
  join(dataDir ?? (env['SIXPENCE_DATA_DIR'] || '.sixpence'), 'bank')

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (cause: unknown) => void = () => undefined
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes
    reject = no
  })
  // Requests that wait for the bank get this error; without any it must not be an unhandled
  // rejection.
  promise.catch(() => undefined)
  return { promise, resolve, reject }
}

const log = createDefectLog(text => console.error(text))

function report(defect: Defect): void {
  const { cause } = defect
  if (cause instanceof EngineStopped) return end(cause)
  log(defect)
}

let isEnding = false

/** Exits as soon as the pending requests have got their responses. */
function end(stopped: EngineStopped): void {
  if (isEnding) return
  isEnding = true
  setTimeout(() => fail(stopped), ANSWERED_MS)
}

const ANSWERED_MS = 200

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const leave = () => {
    if (isStopping) return
    isStopping = true
    // A hanging step doesn't keep the program: the database can be killed safely.
    setTimeout(() => process.exit(0), 5000).unref()
    stop().then(
      () => process.exit(0),
      (cause: unknown) => fail(cause),
    )
  }
  process.on('SIGTERM', leave)
  process.on('SIGINT', leave)
  process.on('SIGHUP', leave)
}

function fail(cause: unknown): never {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}

main().catch(fail)
