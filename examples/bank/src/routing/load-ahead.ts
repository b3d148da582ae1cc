import type { LoadWords } from '../locale/load-messages.ts'
import { nextTask } from '../start/next-task.ts'

/**
 * Loads what comes after the password while it is being typed: after it the bank alone is waited
 * for. One after the other, so that keys are answered between them. What fails is loaded again when
 * it is needed.
 */
export async function loadAhead(words: LoadWords, ...first: (() => unknown)[]): Promise<void> {
  const steps = [
    ...first,
    () => import('@sixpence/core'),
    () => import('../guards/run-guard.ts'),
    () => words('common', 'errors', 'access', 'notices', 'start'),
    () => import('../shell/main-layout.tsx'),
    () => import('@sixpence/react/accounts'),
    () => import('../screens/home/home.tsx'),
    () => words('accounts', 'account', 'attention', 'charts', 'approvals', 'history'),
    () => import('./go-to.ts'),
    () => import('@sixpence/react/charts'),
  ]
  for (const load of steps) {
    await Promise.allSettled([load()])
    await nextTask()
  }
}
