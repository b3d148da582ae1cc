import { loadedLater } from '../../errors/index.ts'
import { loadSendMethods } from './load-calls.ts'

/**
 * Loads the rules for orders, and the calls that send them. A page that only follows payments needs
 * neither.
 *
 * @throws {SixpenceError} `offline` if they can't be loaded.
 */
export async function loadOrders() {
  const [orders] = await Promise.all([load(), loadSendMethods()])
  return orders
}

const load = /* @__PURE__ */ loadedLater(() => import('./orders.ts'))
