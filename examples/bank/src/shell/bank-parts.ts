// The parts that every screen of the bank needs first, as one file to load.
export { askAhead, runGuard, runStartPage } from '../guards/run-guard.ts'
export { goTo } from '../routing/go-to.ts'
export { restoreActing } from '../session/restore-acting.ts'
export { MainLayout } from './main-layout.tsx'
