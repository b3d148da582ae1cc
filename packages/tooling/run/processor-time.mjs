import { cpus } from 'node:os'

// The shell says what its children have taken, and those that they have waited for, on the third pipe.
const SCRIPT = '"$@" 3>&-; code=$?; times >&3; exit $code'

/**
 * Has a command say at its end, on its fourth stream, which processor time it has taken.
 *
 * @param {string[]} command
 * @returns {string[]}
 */
export const timed = ([command, ...args]) => ['sh', '-c', SCRIPT, 'sh', command, ...args]

/**
 * Reads what `timed` says: the processor seconds, user and system, of a command and all that it has
 * started and waited for. What it has killed and left alone is missing, so it may be more.
 *
 * @returns {number | undefined} Undefined where nothing was said.
 */
export function secondsOfTimes(said) {
  const children = said.trim().split('\n')[1]
  const parts = [...(children ?? '').matchAll(/(\d+)m([\d.,]+)s/g)]
  if (parts.length !== 2) return undefined
  return sum(
    parts.map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds.replace(',', '.'))),
  )
}

/** The seconds that all processors of the machine have worked, for whomever, since it was started. */
export const secondsOfMachine = () =>
  sum(cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq)) / 1000

const sum = numbers => numbers.reduce((all, one) => all + one, 0)
