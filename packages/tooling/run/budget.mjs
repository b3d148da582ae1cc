/**
 * What each step of `npm test` may take on two quiet cores, in seconds; all of them together 15
 * minutes. A step beside others is counted with its waiting. Whoever makes a step slower makes
 * another one faster, or moves what does not fit to `pnpm test:full`.
 */
export const BUDGET = {
  install: 30,
  generate: 5,
  browser: 10,
  format: 5,
  lint: 25,
  walls: 15,
  'dead code': 15,
  'packages build': 55,
  'app build': 20,
  'bank build': 15,
  'storybook build': 80,
  types: 90,
  'package checks': 60,
  'built packages': 40,
  sizes: 20,
  'packed packages': 60,
  unit: 300,
  stories: 170,
  'end to end': 300,
}

/** What `npm test` may take in all, in seconds. */
export const BUDGET_IN_ALL = 15 * 60

/**
 * The time of each step beside what it may take, then that of all. Steps run side by side, so all
 * take less than their sum.
 */
export function timeTable(steps, secondsInAll) {
  const lines = steps.map(({ label, seconds, because }) =>
    lineOf(because ? '✖' : '✔', { label, seconds, budget: BUDGET[label] }),
  )
  const all = { label: 'in all', seconds: secondsInAll, budget: BUDGET_IN_ALL }
  return [...lines, lineOf(' ', all)].join('\n')
}

function lineOf(mark, { label, seconds, budget }) {
  const times = `${seconds.toFixed(1).padStart(7)} s of ${String(budget ?? '?').padStart(3)}`
  return `${times}  ${mark} ${label}${seconds > budget ? '  OVER BUDGET' : ''}`
}
