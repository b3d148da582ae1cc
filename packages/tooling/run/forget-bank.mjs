import { existsSync, readFileSync, rmSync } from 'node:fs'

/**
 * Deletes what a bank keeps in a data folder, and nothing else: the folder may be anybody's.
 *
 * @throws {Error} When a process runs a bank on it, or it cannot be deleted.
 */
export function forgetBank(folder) {
  const bank = `${folder}/bank`
  if (!existsSync(`${bank}/postgres`)) {
    console.log('There was no bank to forget.')
    return
  }
  const holder = holderOf(`${bank}/lock`)
  if (holder)
    throw new Error(`The process ${holder} runs a bank on ${folder}. Stop it before you reset.`)
  try {
    // In this order: without its mark, a bank that is deleted by half is thrown away at the start.
    for (const part of ['ready', 'postgres', 'lock'])
      rmSync(`${bank}/${part}`, { recursive: true, force: true })
  } catch (cause) {
    throw new Error(`${bank} cannot be deleted (${cause.code}). Change its owner or rights.`)
  }
  console.log(`Removed the bank in ${bank}: all accounts, payments and sign-ins of the sandbox.`)
}

/** The process that has the bank's data open, if it lives. */
function holderOf(lock) {
  if (!existsSync(lock)) return undefined
  const pid = Number(readFileSync(lock, 'utf8'))
  try {
    process.kill(pid, 0)
    return pid
  } catch (cause) {
    // EPERM: it lives, and belongs to somebody else.
    return cause.code === 'EPERM' ? pid : undefined
  }
}
