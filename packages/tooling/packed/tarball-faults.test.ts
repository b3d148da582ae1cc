import { describe, expect, it } from 'vitest'
import { tarballFaults } from './tarball-faults.mjs'

const repository = 'https://code.example/bank'
const EXPECTED = { repository, folder: 'packages/core', maxBytes: 1000 }

const good = {
  files: ['LICENSE', 'README.md', 'package.json', 'dist/index.js', 'dist/testament.js'],
  readme: `# Core\n\n[React](${repository}/tree/main/packages/react), [below](#below)`,
  bytes: 900,
  manifest: {
    license: 'MIT',
    description: 'The bank without a screen',
    keywords: ['banking', 'sdk', 'headless'],
    homepage: `${repository}/tree/main/packages/core#readme`,
    bugs: `${repository}/issues`,
    repository: { type: 'git', url: `git+${repository}.git`, directory: 'packages/core' },
    publishConfig: { access: 'public' },
    dependencies: { zod: '^4.0.0' },
  },
}

describe('tarballFaults', () => {
  it('finds none where there are none', () => {
    expect(tarballFaults(good, EXPECTED)).toEqual([])
  })

  it.each([
    ['no licence', { files: ['README.md', 'package.json'] }, 'lacks LICENSE'],
    ['a fixture', { files: [...good.files, 'dist/a.fixture.js'] }, 'ships dist/a.fixture.js'],
    ['a test', { files: [...good.files, 'en/a.test.ts'] }, 'ships en/a.test.ts'],
    ['a workbench', { files: [...good.files, 'dist/testing/a.js'] }, 'ships dist/testing/a.js'],
    ['a source', { files: [...good.files, 'src/a.ts'] }, 'ships src/a.ts'],
    ['a map', { files: [...good.files, 'dist/index.js.map'] }, 'ships dist/index.js.map'],
    ['a link into the repository', { readme: '[React](../react)' }, 'links to ../react'],
    ['another repository', { readme: 'https://github.com/a/b' }, 'another repository'],
    ['too much', { bytes: 1001 }, '1001 bytes'],
    [
      'one that only payers get',
      { manifest: { ...good.manifest, publishConfig: {} } },
      'publishConfig',
    ],
    ['no address', { manifest: { ...good.manifest, bugs: undefined } }, 'bugs'],
    [
      'a dependency of the workspace',
      { manifest: { ...good.manifest, dependencies: { zod: 'catalog:' } } },
      'zod as catalog:',
    ],
  ])('finds %s', (_, change, fault) => {
    expect(tarballFaults({ ...good, ...change }, EXPECTED).join()).toContain(fault)
  })

  it('finds any range where versions are exact, but for our own packages', () => {
    const dependencies = { zod: '^4.0.0', hono: '4.1.2', ws: '8', '@sixpence/core': '^1.0.0' }
    const tarball = { ...good, manifest: { ...good.manifest, dependencies } }
    expect(tarballFaults(tarball, { ...EXPECTED, isPinned: true })).toEqual([
      'package.json takes any zod of ^4.0.0',
      'package.json takes any ws of 8',
    ])
    expect(tarballFaults(tarball, EXPECTED)).toEqual([])
  })
})
