import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run/root.mjs'
import { DATA, HOUSES, KEPT_LIBRARIES, NODE_ROOMS } from './walls.mjs'

const TESTS = '[.](test|test-d|stories|fixture)[.]tsx?$|/tests/|/src/testing/|/test[.-]'

/**
 * The table as rules of dependency-cruiser. `prefix` is where the houses stand: empty for the real
 * ones, the fixtures' folder for those that must fail.
 */
export function wallRules(prefix = '') {
  const at = `^${prefix}`
  // A fixture's import may lead to another fixture or to the real house.
  const into = prefix ? `^(${prefix})?` : '^'
  const names = Object.keys(HOUSES)
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
        to: { couldNotResolve: true, pathNot: '[?](url|raw|worker)$|^virtual:|[.]dump[.]bin' },
      },
      ...names.flatMap(name => houseRules(name, { at, into, names })),
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

function houseRules(name, { at, into, names }) {
  const house = HOUSES[name]
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
  const rooms = [...house.shared, ...house.domains].join('|')
  const inRoom = `packages/${name}/src/(${rooms})/`
  return [
    {
      name: `${name}-may-import`,
      comment: `Sources of ${name} may import: ${house.mayImport.join(', ') || 'none of our packages'}.`,
      from: { path: `${own}src/`, pathNot: TESTS },
      to: { path: `${into}(${others(house.mayImport)})/` },
    },
    {
      name: `${name}-tests-may-import`,
      comment: 'Tests and stories may import a little more, but not anything.',
      from: { path: `${own}.*(${TESTS})` },
      to: { path: `${into}(${others([...house.mayImport, ...house.testsMayImport])})/` },
    },
    {
      name: `${name}-front-door`,
      comment: `${name} is entered by the doors that its package.json names.`,
      from: { path: at, pathNot: own },
      to: {
        path: `${into}packages/${name}/`,
        pathNot: doorsOf(name).map(door => `${into}${door}`),
      },
    },
    ...(rooms === '' ? [] : roomRules(name, { own, into, inRoom, house })),
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

function roomRules(name, { own, into, inRoom, house }) {
  const src = `packages/${name}/src`
  const roomDoor = {
    name: `${name}-room-door`,
    comment: 'A room is entered by its index.ts.',
    from: { path: `${own}src/([^/]+)`, pathNot: TESTS },
    to: {
      path: `${into}${inRoom}`,
      pathNot: [
        `${into}${src}/$1/`,
        `${into}${src}/[^/]+/index[.]tsx?$`,
        // The workbench of the tests is no room.
        `${into}${src}/testing/`,
      ],
    },
  }
  if (house.domains.length === 0) return [roomDoor]
  const floors = house.floors ?? [house.shared, house.domains]
  return [
    roomDoor,
    ...house.domains.map(domain => apartRule(name, domain, { own, into, house })),
    ...floors.slice(0, -1).map((floor, index) => ({
      name: house.floors ? `${name}-floor-${index + 1}` : `${name}-shared-below-domains`,
      comment: house.floors
        ? 'A room knows those of its own floor and of the floors below.'
        : 'A shared room knows no domain.',
      from: { path: `${own}src/(${floor.join('|') || '-'})/`, pathNot: TESTS },
      to: {
        path: `${into}${src}/(${floors
          .slice(index + 1)
          .flat()
          .join('|')})/`,
      },
    })),
  ]
}

function apartRule(name, domain, { own, into, house }) {
  const open = Object.keys(house.openings?.[domain] ?? {})
  const others = house.domains.filter(other => other !== domain && !open.includes(other))
  return {
    name: `${name}-domain-apart`,
    comment: 'Two domains that need one rule share it through a shared room.',
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
    name: 'node-in-its-rooms',
    comment: 'The same code runs in a page: only the rooms for Node may import node:*.',
    from: {
      path: `${at}packages/(${names.join('|')})/src/`,
      pathNot: [
        TESTS,
        ...Object.values(NODE_ROOMS)
          .flat()
          .map(room => `^${prefix}${room}`),
      ],
    },
    to: { dependencyTypes: ['core'] },
  }
}

/** The source files behind the doors of a package, plus what is data and not code. */
export function doorsOf(name) {
  const file = join(ROOT, 'packages', name, 'package.json')
  if (!existsSync(file)) return []
  const { exports } = JSON.parse(readFileSync(file, 'utf8'))
  const targets = Object.values(exports).map(door =>
    typeof door === 'string' ? door : door['@sixpence/source'],
  )
  return targets.map(target => `${escape(`packages/${name}/${target.replace('./', '')}`)}$`)
}

const escape = text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
