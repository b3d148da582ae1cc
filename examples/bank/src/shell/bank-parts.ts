// What every screen of the bank begins with, as one file to fetch.
export { askAhead, runGuard, runStartPage } from '../guards/run-guard.ts'
export { goTo } from '../routing/go-to.ts'
export { restoreActing } from '../session/restore-acting.ts'
export { MainLayout } from './main-layout.tsx'
