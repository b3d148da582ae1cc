import type { LoadWords } from '../locale/load-messages.ts'

/**
 * Loads what comes after the password while it is being typed: after it the bank alone is waited
 * for. What fails is loaded again when it is needed.
 */
export async function loadAhead(words: LoadWords): Promise<void> {
  await Promise.allSettled([
    import('@sixpence/core'),
    import('../guards/run-guard.ts'),
    import('./go-to.ts'),
    import('../shell/main-layout.tsx'),
    import('../screens/home/home.tsx'),
    import('@sixpence/react/accounts'),
    import('@sixpence/react/charts'),
    words('common', 'errors', 'access', 'notices', 'start'),
    words('accounts', 'account', 'attention', 'charts', 'approvals', 'history'),
  ])
}
