// The tests that Stryker runs for each mutant: only those next to the file.
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
