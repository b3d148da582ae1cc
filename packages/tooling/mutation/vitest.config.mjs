// What Stryker runs for each mutant: the tests beside the file, and no others.
const conditions = ['@sixpence/source', 'module', 'node', 'development|production']

export default {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: process.env.SIXPENCE_MUTATION_TESTS?.split(',') ?? [],
    pool: 'threads',
    testTimeout: 60_000,
  },
}
