import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run/root.mjs'
import { KEPT_LIBRARIES } from './kept-libraries.mjs'
import { DATA, PACKAGES, NODE_FOLDERS } from './walls.mjs'

const TESTS = '[.](test|test-d|stories|fixture)[.]tsx?$|/tests/|/src/testing/|/test[.-]'

// Written from other files, which keep to the walls.
const GENERATED = '[.]gen[.]ts$'

/**
 * Returns the table as rules of dependency-cruiser. `prefix` is the folder of the packages: empty
 * for the real ones, the fixtures' folder for those that must fail.
 */
export function wallRules(prefix = '') {
  const at = `^${prefix}`
  // A fixture's import may lead to another fixture or to the real packages.
  const into = prefix ? `^(${prefix})?` : '^'
  const names = Object.keys(PACKAGES)
  return {
    forbidden: [
      {
        name: 'no-circular',
        comment: 'Two files that need each other are one file, or need a third.',
        from: { path: at },
        to: { circular: true },
      },
      {
        name: 'no-unresolvable',
        comment: 'An import that leads nowhere would pass every other wall.',
        from: { path: at },
        to: {
          couldNotResolve: true,
          pathNot: '[?](url|raw|worker|worker&url)$|^virtual:|[.]dump[.]bin',
        },
      },
      ...names.flatMap(name => packageRules(name, { at, into, names })),
      ...Object.entries(DATA).map(([name, allowed]) => dataRule(name, allowed, { at, into })),
      ...Object.entries(KEPT_LIBRARIES).map(([library, folders]) =>
        keptLibraryRule(library, folders, { at, prefix }),
      ),
      nodeRule({ at, prefix, names }),
      {
        name: 'no-development-dependency',
        comment: 'Who installs the package does not get its devDependencies.',
        from: { path: `${at}packages/(${names.join('|')})/src/`, pathNot: TESTS },
        to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm', 'npm-peer'] },
      },
    ],
  }
}

function packageRules(name, { at, into, names }) {
  const rules = PACKAGES[name]
  const own = `${at}packages/${name}/`
  const others = allowed =>
    [
      ...names
        .filter(other => other !== name && !allowed.includes(other))
        .map(o => `packages/${o}`),
      ...Object.keys(DATA)
        .filter(data => !allowed.includes(data))
        .map(
          data =>
            data +
            butFor(
              allowed.filter(part => part.startsWith(`${data}/`)),
              data,
            ),
        ),
      'examples',
      '[.]storybook',
    ].join('|')
  const folders = [...rules.shared, ...rules.domains].join('|')
  const inFolder = `packages/${name}/src/(${folders})/`
  return [
    {
      name: `${name}-may-import`,
      comment: `Sources of ${name} may import: ${rules.mayImport.join(', ') || 'none of our packages'}.`,
      from: { path: `${own}src/`, pathNot: TESTS },
      to: { path: `${into}(${others(rules.mayImport)})/` },
    },
    {
      name: `${name}-tests-may-import`,
      comment: 'Tests and stories may import a little more, but not anything.',
      from: { path: `${own}.*(${TESTS})` },
      to: { path: `${into}(${others([...rules.mayImport, ...rules.testsMayImport])})/` },
    },
    {
      name: `${name}-entry-points`,
      comment: `${name} is imported by the entry points that its package.json names.`,
      from: { path: at, pathNot: own },
      to: {
        path: `${into}packages/${name}/`,
        pathNot: [
          ...entriesOf(name).map(entry => `${into}${entry}`),
          ...(rules.samples ?? []).map(file => `${into}packages/${name}/${file}`),
        ],
      },
    },
    ...(folders === '' ? [] : folderRules(name, { own, into, inFolder, rules })),
  ]
}

/** A part of data that may be imported though the rest may not. */
const butFor = (parts, data) =>
  parts.length === 0
    ? ''
    : `/(?!${parts.map(part => escape(part.slice(data.length + 1))).join('|')})[^/]+`

function dataRule(name, allowed, { at, into }) {
  const others = ['packages', 'examples', ...Object.keys(DATA)].filter(folder => folder !== name)
  const but = allowed.map(folder => `${into}${folder}/`)
  return {
    name: `${name}-may-import`,
    comment: `${name} is data: its sources import ${allowed.join(', ') || 'none of our packages'}.`,
    from: { path: `${at}${name}/src/` },
    to: { path: `${into}(${others.join('|')})/`, ...(but.length > 0 && { pathNot: but }) },
  }
}

function folderRules(name, { own, into, inFolder, rules }) {
  const src = `packages/${name}/src`
  const folderIndex = {
    name: `${name}-folder-index`,
    comment: 'A folder is imported by its index.ts.',
    from: { path: `${own}src/([^/]+)`, pathNot: `${TESTS}|${GENERATED}` },
    to: {
      path: `${into}${inFolder}`,
      pathNot: [
        `${into}${src}/$1/`,
        `${into}${src}/[^/]+/index[.]tsx?$`,
        ...(rules.doors ?? []).map(name => `${into}${src}/.*${name}[.]ts$`),
        // The tests' shared files have no index.
        `${into}${src}/testing/`,
      ],
    },
  }
  if (rules.domains.length === 0) return [folderIndex]
  const layers = rules.layers ?? [rules.shared, rules.domains]
  return [
    folderIndex,
    ...rules.domains.map(domain => apartRule(name, domain, { own, into, rules })),
    ...layers.slice(0, -1).map((layer, index) => ({
      name: rules.layers ? `${name}-layer-${index + 1}` : `${name}-shared-below-domains`,
      comment: rules.layers
        ? 'A folder imports from its own layer and the layers below.'
        : 'A shared folder imports no domain.',
      from: { path: `${own}src/(${layer.join('|') || '-'})/`, pathNot: `${TESTS}|${GENERATED}` },
      to: {
        path: `${into}${src}/(${layers
          .slice(index + 1)
          .flat()
          .join('|')})/`,
      },
    })),
  ]
}

function apartRule(name, domain, { own, into, rules }) {
  const open = Object.keys(rules.exceptions?.[domain] ?? {})
  const others = rules.domains.filter(other => other !== domain && !open.includes(other))
  return {
    name: `${name}-domain-apart`,
    comment: 'Two domains that need one rule share it through a shared folder.',
    from: { path: `${own}src/${domain}/`, pathNot: TESTS },
    to: { path: `${into}packages/${name}/src/(${others.join('|')})/` },
  }
}

function keptLibraryRule(library, folders, { at, prefix }) {
  return {
    name: `kept-${library.replace(/[@/.]/g, '-').replace(/^-/, '')}`,
    comment: `${library} is used in ${folders.join(', ')} only.`,
    from: {
      path: `${at}(packages|examples|[.]storybook|brands|locales)/`,
      pathNot: [
        '^packages/tooling/(?!walls/fixtures)',
        ...folders.map(f => `^${prefix}${escape(f)}`),
      ],
    },
    to: { path: `(^|/)node_modules/${library}/|^${library}(/|$)` },
  }
}

function nodeRule({ at, prefix, names }) {
  return {
    name: 'node-in-its-folders',
    comment: 'The same code runs in a page: only the folders for Node may import node:*.',
    from: {
      path: `${at}packages/(${names.join('|')})/src/`,
      pathNot: [
        TESTS,
        ...Object.values(NODE_FOLDERS)
          .flat()
          .map(folder => `^${prefix}${folder}`),
      ],
    },
    to: { dependencyTypes: ['core'] },
  }
}

/** The source files behind the entry points of a package, plus what is data and not code. */
export function entriesOf(name) {
  const file = join(ROOT, 'packages', name, 'package.json')
  if (!existsSync(file)) return []
  const { exports } = JSON.parse(readFileSync(file, 'utf8'))
  const targets = Object.values(exports).map(entry =>
    typeof entry === 'string' ? entry : entry['@sixpence/source'],
  )
  return targets.map(target => `${escape(`packages/${name}/${target.replace('./', '')}`)}$`)
}

const escape = text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
