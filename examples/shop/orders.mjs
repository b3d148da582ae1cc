import { randomUUID } from 'node:crypto'

export const BOOKS = [
  { sku: 'atlas', title: 'An atlas of small islands', author: 'Ilinca Sava', amount: '42.00' },
  { sku: 'cookbook', title: 'Soups for every month', author: 'Tudor Pană', amount: '17.40' },
  { sku: 'guide', title: 'A field guide to harbours', author: 'Mara Weiss', amount: '29.95' },
]

/** The shop's own list of orders. Only the bank's notification makes an order paid. */
export class Orders {
  #orders = new Map()
  #heard = new Set()

  open(sku) {
    const book = BOOKS.find(one => one.sku === sku)
    if (!book) return undefined
    const order = { id: `order-${randomUUID()}`, book, status: 'open', checkoutId: undefined }
    this.#orders.set(order.id, order)
    return order
  }

  find(id) {
    return this.#orders.get(id)
  }

  /**
   * Handles each notification once, because the bank repeats it until it is received. Other
   * notifications, and later types, aren't about an order.
   */
  hear({ id, type, checkout }) {
    if (type !== 'checkout.final' || this.#heard.has(id)) return
    this.#heard.add(id)
    const order = this.#orders.get(checkout.orderId)
    const isOurs = order?.checkoutId === checkout.id && order.book.amount === checkout.amount
    if (isOurs) order.status = checkout.status
  }
}
