#!/usr/bin/env node
import { join } from 'node:path'
import type { Defect } from '../bank.ts'
import { brandEntity } from './brand-entity.ts'
import { EngineStopped } from '../db/index.ts'
import { createSandbox } from './create-sandbox.ts'
import { defectText } from './defect-text.ts'
import { hostsSetting } from './hosts-setting.ts'
import { portSetting } from './port-setting.ts'
import { HOSTS_VARIABLE } from './request-guards.ts'
import { BANK_VARIABLE, PEOPLE_VARIABLE, serveSandbox } from './serve.ts'

/** Runs a bank for this machine until it is told to stop. */
async function main(): Promise<void> {
  const { env } = process
  if (env['NODE_ENV'] === 'production') {
    throw new Error('The sandbox bank is for development: it does not start in production.')
  }
  const ports = {
    bankPort: portSetting(env, BANK_VARIABLE, 4400),
    peoplePort: portSetting(env, PEOPLE_VARIABLE, 4401),
    hosts: hostsSetting(env[HOSTS_VARIABLE]),
  }
  const {
    promise: starting,
    resolve,
    reject,
  } = deferred<Awaited<ReturnType<typeof createSandbox>>>()
  const served = await serveSandbox(starting, ports)
  try {
    const databaseUrl = env['DATABASE_URL'] || undefined
    const dataDir = join(env['SIXPENCE_DATA_DIR'] || '.sixpence', 'bank')
    const sandbox = await createSandbox({
      databaseUrl,
      dataDir,
      onDefect: report,
      takesCodeInsteadOfPush: env['SIXPENCE_CODE_INSTEAD_OF_PUSH'] !== 'off',
      regulatedEntity: brandEntity(env['SIXPENCE_BRAND_FILE']),
      peopleUrl: `http://127.0.0.1:${served.peoplePort}`,
    })
    resolve(sandbox)
    stopOnSignal(async () => {
      await served.close()
      await sandbox.close()
    })
  } catch (cause) {
    reject(cause)
    await served.close()
    throw cause
  }
  console.log(`Bank    http://127.0.0.1:${served.bankPort}`)
  console.log(`People  http://127.0.0.1:${served.peoplePort}`)
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (cause: unknown) => void = () => undefined
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes
    reject = no
  })
  // Whoever asks before the bank is there hears of it; nobody asking is no second failure.
  promise.catch(() => undefined)
  return { promise, resolve, reject }
}

function report(defect: Defect): void {
  const { cause } = defect
  if (cause instanceof EngineStopped) return end(cause)
  console.error(defectText(defect))
}

let isEnding = false

/** Leaves as soon as who asked has been answered. */
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
    // What hangs does not keep the program: the database is safe to be killed.
    setTimeout(() => process.exit(0), 5000).unref()
    stop().then(
      () => process.exit(0),
      (cause: unknown) => fail(cause),
    )
  }
  process.on('SIGTERM', leave)
  process.on('SIGINT', leave)
}

function fail(cause: unknown): never {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}

main().catch(fail)
