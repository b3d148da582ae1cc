/**
 * The processor seconds (user and system, of all child processes) of each step of `npm test`. A
 * step that takes over one and a half times as much, next to the other steps, fails the run. If you
 * make one step slower, make another one faster.
 */
export const TEST_BUDGET = {
  install: 18,
  generate: 2,
  browser: 5,
  format: 3,
  'plain English': 1,
  sides: 1,
  lint: 33,
  walls: 15,
  'dead code': 11,
  types: 15,
  'packages build': 50,
  'app build': 28,
  'bank build': 10,
  'storybook build': 11,
  sizes: 5,
  unit: 695,
  stories: 42,
  'end to end': 155,
}

/** The same for `npm run test:more`; what `npm test` has built is not built again. */
export const MORE_BUDGET = {
  install: 18,
  generate: 2,
  browser: 5,
  'packages build': 50,
  'app build': 28,
  'bank build': 10,
  'package checks': 9,
  resolution: 55,
  'built packages': 48,
  'packed packages': 30,
  matrices: 75,
  processes: 330,
  'end to end, the rest': 310,
  'ordinary browser': 40,
  benches: 105,
}

/**
 * The maximum number of end-to-end tests, and of the pages they load on average. Cold loads are
 * those in a browser without anything cached.
 */
export const LIMITS = {
  'end to end': { tests: 60, coldLoads: 1.3, pageLoads: 2.7 },
  'end to end, the rest': { tests: 160, coldLoads: 1.2, pageLoads: 2.7 },
}

/** The permitted multiple of a step's budget, because seconds vary, even those of the processor. */
export const TOLERANCE = 1.5
// Shorter steps waver by more than that.
const SLACK_SECONDS = 10
// With fewer steps, one that has become slower could be the median.
const FEWEST_STEPS = 5

/** Returns the time above which a step fails the run; a slower machine may take longer. */
const mayTake = (budget, timesSlower) => (budget * TOLERANCE + SLACK_SECONDS) * timesSlower

/**
 * Returns the factor by which this machine is slower than that of the budget, which half of the
 * steps take at least: all of them are slower on a machine whose processors others use too. It is 1
 * for a faster machine, and at most 2.
 */
export function timesSlower(steps, budget) {
  const ratios = steps
    .filter(({ label, processor }) => processor !== undefined && budget[label] >= SLACK_SECONDS)
    .map(({ label, processor }) => processor / budget[label])
    .toSorted((one, other) => one - other)
  const median = ratios.length < FEWEST_STEPS ? 1 : ratios[Math.floor((ratios.length - 1) / 2)]
  return Math.min(2, Math.max(1, median))
}

/**
 * A line for each step that has taken more than it may, and for each limit on tests that is passed.
 *
 * @param {{
 *   steps: object[]
 *   counts: Record<string, object>
 *   budget: object
 * }} run
 */
export function budgetFaults({ steps, counts, budget }) {
  const slower = timesSlower(steps, budget)
  return [
    ...steps.flatMap(({ label, processor }) => {
      const limit = mayTake(budget[label] ?? 0, slower)
      if (processor === undefined || processor <= limit) return []
      return [
        `${label} took ${processor.toFixed(0)} processor seconds; its budget of ${budget[label] ?? 0} allows ${limit.toFixed(0)}`,
      ]
    }),
    ...Object.entries(LIMITS).flatMap(([kind, limit]) => limitFaults(kind, limit, counts[kind])),
  ]
}

function limitFaults(kind, limit, count) {
  if (!count) return []
  const { tests } = count
  return [
    ...(tests > limit.tests ? [`${kind}: ${tests} tests, where ${limit.tests} may be`] : []),
    ...['coldLoads', 'pageLoads'].flatMap(what => {
      const loads = count[what] / tests
      const name = what === 'coldLoads' ? 'cold page loads' : 'page loads'
      if (loads <= limit[what]) return []
      return [`${kind}: ${loads.toFixed(2)} ${name} a test, where ${limit[what]} may be`]
    }),
  ]
}

/**
 * Returns a table of the wall-clock and processor time of each step with its budget, and the
 * totals.
 */
export function timeTable({ steps, budget, inAll }) {
  const lines = steps.map(({ because, ...step }) =>
    lineOf(because ? '✖' : '✔', { ...step, budget: budget[step.label] }),
  )
  const all = {
    label: `in all, ${timesSlower(steps, budget).toFixed(2)} times as slow (the machine's processors: ${inAll.machine.toFixed(0)} s)`,
    seconds: inAll.seconds,
    processor: sum(steps.map(step => step.processor ?? 0)),
    budget: sum(Object.values(budget)),
  }
  return ['  clock  processor  budget', ...lines, lineOf(' ', all)].join('\n')
}

function lineOf(mark, { label, seconds, processor, budget }) {
  const columns = [
    seconds.toFixed(1).padStart(7),
    (processor?.toFixed(1) ?? '?').padStart(10),
    String(budget ?? '?').padStart(7),
  ]
  return `${columns.join(' ')}  ${mark} ${label}`
}

const sum = numbers => numbers.reduce((all, one) => all + one, 0)
