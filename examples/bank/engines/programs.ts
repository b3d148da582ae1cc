import { spawn, type ChildProcess } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Returns the path of a program.
 *
 * @throws {Error} If it is missing. The message names its Debian package, and how to skip this
 *   engine.
 */
export function programOf(name: string, debianPackage: string, folders = pathFolders()): string {
  const found = folders.map(folder => join(folder, name)).find(isExecutable)
  if (found) return found
  throw new Error(
    `There is no ${name}. Install it (apt-get install ${debianPackage}), or leave engines out by their names: SIXPENCE_SKIP_ENGINES=firefox,webkit`,
  )
}

function pathFolders(): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Starts a program that ends with this process. */
export function startProgram(path: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(path, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const stop = () => void child.kill()
  process.once('exit', stop)
  child.once('exit', () => process.off('exit', stop))
  return child
}
