// The fast checks of the sources, in two halves for two cores.

export async function checkStructure(steps) {
  await steps.run('format', ['oxfmt', '--check'])
  await steps.run('types', ['node', 'packages/tooling/run/check-types.mjs'])
  await steps.run('dead code', ['knip'])
  await steps.run('walls', ['node', 'packages/tooling/walls/check-walls.mjs'])
}

export async function lint(steps) {
  const english = ['node', 'packages/tooling/english/check-english.mjs']
  await steps.run('plain English', english, { shown: true })
  await steps.run('sides', ['node', 'packages/tooling/styles/check-sides.mjs'])
  await steps.run('lint', ['oxlint', '--type-aware', '--quiet'])
}
