import { requestPlatform } from '../../platform/index.ts'
import { serveChecks } from './serve-checks.ts'

// Does nothing where it isn't the script of a worker, such as on a server that imports everything.
if ('WorkerGlobalScope' in globalThis) serveChecks(globalThis, requestPlatform.clock)
