import { readFileSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import { ROOT } from '../run/root.mjs'
import { wallRules } from './wall-rules.mjs'

/**
 * Reads the imports below `folders` (relative to the root of the repository), and returns each one
 * that goes through a wall, as `{ rule, from, to }`. Type imports count too.
 */
export async function cruiseImports(folders, { prefix = '', exclude = [] } = {}) {
  const { compilerOptions } = JSON.parse(readFileSync(`${ROOT}/tsconfig.base.json`, 'utf8'))
  const { output } = await cruise(
    folders,
    {
      baseDir: ROOT,
      validate: true,
      ruleSet: wallRules(prefix),
      // An excluded module cannot break a rule, so node_modules are not followed but still seen.
      doNotFollow: { path: ['node_modules', '/dist/'] },
      // Only our own output: the files of most libraries lie in a `dist` as well.
      exclude: { path: ['^(packages|examples)/[^/]+/dist/', ...exclude] },
      tsPreCompilationDeps: true,
      combinedDependencies: false,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['@sixpence/source', 'types', 'import', 'module', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg'],
    },
    { tsConfig: { options: { ...compilerOptions, moduleResolution: 100, module: 99 } } },
  )
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
}
