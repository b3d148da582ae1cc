import { cpus } from 'node:os'

// The shell prints the times of its children, including their waited-for children, on the third
// pipe.
const SCRIPT = '"$@" 3>&-; code=$?; times >&3; exit $code'

/**
 * Makes a command print its processor time on its fourth stream when it ends.
 *
 * @param {string[]} command
 * @returns {string[]}
 */
export const timed = ([command, ...args]) => ['sh', '-c', SCRIPT, 'sh', command, ...args]

/**
 * Reads the output of `timed`: the processor seconds, user and system, of a command and all its
 * waited-for children. Killed and abandoned children are missing, so the actual time may be
 * higher.
 *
 * @returns {number | undefined} Undefined without output
 */
export function secondsOfTimes(said) {
  const children = said.trim().split('\n')[1]
  const parts = [...(children ?? '').matchAll(/(\d+)m([\d.,]+)s/g)]
  if (parts.length !== 2) return undefined
  return sum(
    parts.map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds.replace(',', '.'))),
  )
}

/**
 * Returns the seconds that all the machine's processors have worked since it was started, for any
 * process.
 */
export const secondsOfMachine = () =>
  sum(cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq)) / 1000

const sum = numbers => numbers.reduce((all, one) => all + one, 0)
