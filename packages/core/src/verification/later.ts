export { accountStatus } from './account-status.ts'
export { loadFacts } from './load-facts.ts'
export { loadTasks } from './load-tasks.ts'
export { requiredActions } from './required-actions.ts'
