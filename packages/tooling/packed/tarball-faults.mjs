/** Links that lead somewhere from wherever the text is shown. */
const LINK = /\]\((?!https:\/\/|#|mailto:)([^)]*)\)/g
const UNWANTED = /[.](test|test-d|spec|fixture|stories)[.]|(^|\/)(tests|testing|e2e|node_modules)\//
/** The code is not minified, and most modules are files of their own: it is read without maps. */
const SOURCES = /^src\/.*[.]tsx?$|[.]map$/
const WANTED = ['LICENSE', 'README.md', 'package.json']

/**
 * Returns the faults of a tarball as published in a registry.
 *
 * @param {object} tarball
 * @param {string[]} tarball.files Names in it.
 * @param {object} tarball.manifest Its package.json.
 * @param {string} tarball.readme
 * @param {number} tarball.bytes
 * @param {object} expected
 * @param {string} expected.repository The address of the repository.
 * @param {string} expected.folder The package's folder there.
 * @param {number} expected.maxBytes
 * @param {boolean} [expected.isPinned] Whether it takes exact versions only.
 * @returns {string[]}
 */
export function tarballFaults({ files, manifest, readme, bytes }, expected) {
  return [
    ...WANTED.filter(name => !files.includes(name)).map(name => `lacks ${name}`),
    ...files.filter(name => UNWANTED.test(name) || SOURCES.test(name)).map(name => `ships ${name}`),
    ...manifestFaults(manifest, expected),
    ...[...readme.matchAll(LINK)].map(
      ([, to]) => `README.md links to ${to}, which is dead outside`,
    ),
    ...strangeAddresses(readme, expected.repository),
    ...(bytes > expected.maxBytes ? [`has ${bytes} bytes, more than ${expected.maxBytes}`] : []),
  ]
}

function manifestFaults(manifest, { repository, folder, isPinned = false }) {
  const wanted = {
    license: 'MIT',
    homepage: `${repository}/tree/main/${folder}#readme`,
    bugs: `${repository}/issues`,
    // By default npm publishes a scoped package privately.
    publishConfig: { access: 'public' },
    repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
  }
  const wrong = Object.entries(wanted)
    .filter(([key, value]) => JSON.stringify(manifest[key]) !== JSON.stringify(value))
    .map(([key, value]) => `package.json has ${key} other than ${JSON.stringify(value)}`)
  const { description, keywords = [], dependencies = {}, peerDependencies = {} } = manifest
  const ranges = Object.entries({ ...dependencies, ...peerDependencies })
  return [
    ...wrong,
    ...(description ? [] : ['package.json has no description']),
    ...(keywords.length > 2 ? [] : ['package.json has too few keywords']),
    ...ranges
      .filter(([, range]) => /^(workspace|catalog|link|file):/.test(range))
      .map(([name, range]) => `package.json wants ${name} as ${range}`),
    ...(isPinned ? Object.entries(dependencies).filter(isRange) : []).map(
      ([name, range]) => `package.json takes any ${name} of ${range}`,
    ),
  ]
}

/** Ours are released together. */
const isRange = ([name, range]) => !name.startsWith('@sixpence/') && !/^\d+\.\d+\.\d+$/.test(range)

/** One repository, and no other spelling of it. */
function strangeAddresses(readme, repository) {
  return [...readme.matchAll(/https:\/\/github\.com\/[^)\s]*/g)]
    .map(([address]) => address)
    .filter(address => !address.startsWith(repository))
    .map(address => `README.md knows another repository: ${address}`)
}
