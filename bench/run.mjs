// Every figure beside a peer or a floor, in one run.
import { mkdirSync, writeFileSync } from 'node:fs'
import { measureBatchGrid } from './batch-grid.mjs'
import { measureBatchRows } from './batch-rows.mjs'
import { measureBatchFiles } from './batch-files.mjs'
import { measureCalls } from './call.mjs'
import { measureDecode } from './decode.mjs'
import { measureDecoders } from './decoders.mjs'
import { measureFaults } from './faults.mjs'
import { measureHistory } from './history.mjs'
import { measureHistoryQuery } from './history-query.mjs'
import { measureHomeReload } from './home-reload.mjs'
import { measureHostCost } from './host-cost.mjs'
import { measureMerchantLists } from './merchant-lists.mjs'
import { measureOutbox } from './outbox.mjs'
import { measureBatch, measureInstallments, measureRuns } from './runs.mjs'
import { measureRefresh } from './refresh.mjs'
import { measureSandboxStart } from './sandbox-start.mjs'
import { measureStatement } from './statement.mjs'
import { weigh } from './sizes.mjs'

const MEASUREMENTS = {
  'Weight, KB': weigh,
  'A call of 25 rows': measureCalls,
  'An answer of 5,000 rows': measureDecode,
  'Decoders against their schemas': measureDecoders,
  'A batch file of 100,000 rows': measureBatchFiles,
  'A batch file of 100,000 rows, in a browser': measureBatchGrid,
  'The rows of a batch, paid': measureBatchRows,
  'Sandbox to its first answer': measureSandboxStart,
  '1,000 concurrent calls with an expired token': measureRefresh,
  'A statement of 1,000 movements': measureStatement,
  'Home after a reload': measureHomeReload,
  'A widget in a stranger’s page, before use': measureHostCost,
  'A history of 10,000 rows': measureHistory,
  'A history of 100,000 rows, at the bank': measureHistoryQuery,
  'Money under faults': measureFaults,
  '10,000 runs of payments that repeat themselves': measureRuns,
  '10,000 installments of subscriptions': measureInstallments,
  '100,000 rows of a batch, through 20 kills': measureBatch,
  'Merchants who are notified': measureOutbox,
  'The lists of a merchant': measureMerchantLists,
}

const results = {}
for (const [title, measure] of Object.entries(MEASUREMENTS)) {
  console.log(`\n${title}`)
  results[title] = await measure()
  console.table(results[title])
}
mkdirSync(new URL('results/', import.meta.url), { recursive: true })
writeFileSync(
  new URL('results/latest.json', import.meta.url),
  `${JSON.stringify(results, null, 2)}\n`,
)
