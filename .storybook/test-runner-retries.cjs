// What passes only at a later try has its first failure printed.
// Jest gives itself to every module as an argument that no type knows.
// oxlint-disable-next-line typescript/no-unsafe-call, typescript/no-unsafe-member-access
jest.retryTimes(2, { logErrorsBeforeRetry: true })
