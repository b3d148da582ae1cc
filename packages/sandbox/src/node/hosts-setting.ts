import { HOSTS_VARIABLE } from './request-guards.ts'

const NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i

/**
 * Reads host names from the environment, separated by commas.
 *
 * @throws {Error} With a readable message if one of them isn't a name.
 */
export function hostsSetting(text: string | undefined): readonly string[] {
  const names = (text ?? '').split(',').map(name => name.trim())
  return names.filter(name => name !== '').map(checkedName)
}

function checkedName(name: string): string {
  if (NAME.test(name)) return name.toLowerCase()
  throw new Error(
    `${HOSTS_VARIABLE}: "${name}" is no host name. Name hosts without scheme, port and path, e.g. bank.example.`,
  )
}
