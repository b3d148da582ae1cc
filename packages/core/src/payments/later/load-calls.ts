import { loadedLater } from '../../errors/index.ts'

/**
 * Loads the calls that send payments, by whose rules an order is checked. They are in a module of
 * their own, because bundlers keep everything that a module loaded later exports.
 *
 * @throws {SixpenceError} `offline` if they can't be loaded.
 */
export const loadSendMethods = /* @__PURE__ */ loadedLater(() => import('./send-methods.ts'))

/**
 * Loads the calls that look payments up and approve them.
 *
 * @throws {SixpenceError} `offline` if they can't be loaded.
 */
export const loadPaymentMethods = /* @__PURE__ */ loadedLater(() => import('./payment-methods.ts'))
