// What is soon known of the sources.

/** One half of the checks, for one core. */
export async function checkTypes(steps) {
  await steps.run('format', ['oxfmt', '--check'])
  await steps.run('types', ['node', 'packages/tooling/run/check-types.mjs'])
  await steps.run('dead code', ['knip'])
}

/** The other half. */
export async function checkRules(steps) {
  await steps.run('lint', ['oxlint', '--type-aware', '--quiet'])
  await steps.run('walls', ['node', 'packages/tooling/walls/check-walls.mjs'])
}
