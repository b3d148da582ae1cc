import { loadedLater } from '../../errors/index.ts'

/**
 * Loads the calls that send payments. A page that only follows payments doesn't need them, and a
 * review loads them, because it checks the order by their rules. They are in a module of their own,
 * because bundlers keep everything that a module loaded later exports.
 *
 * @throws {SixpenceError} `offline` if they can't be loaded.
 */
export const loadCalls = /* @__PURE__ */ loadedLater(() => import('./send-methods.ts'))
