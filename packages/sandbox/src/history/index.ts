import type { NamedMethodRoute } from '../http/index.ts'
import { listTransactionsRoute } from './list-transactions.ts'

export { dayRange } from './utc-day.ts'

export const historyRoutes: readonly NamedMethodRoute[] = [listTransactionsRoute]
