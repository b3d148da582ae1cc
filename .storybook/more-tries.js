// On landing, a slow hour must not cost the work. The end of the run names the stories that needed
// another try.
if (process.env.CI) import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true })
