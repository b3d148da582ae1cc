import type { NewEmbedder } from '../embedders/index.ts'

/** The bookshop's client key. */
export const SHOP_KEY = 'ck_sandbox_shop'

/**
 * The embedders allowed from the start. Keys and secret aren't confidential: nobody here is real,
 * and a shop on the same machine has to know them.
 */
export const SEED_EMBEDDERS: readonly NewEmbedder[] = [
  {
    clientKey: 'ck_sandbox_partner',
    name: 'Harbour Club',
    origins: ['http://partner.localhost:4310'],
  },
  {
    clientKey: SHOP_KEY,
    name: 'Munteanu Books SRL',
    origins: ['http://shop.localhost:4320'],
    merchant: {
      customerId: 'customer-ion',
      apiKey: 'sk_sandbox_munteanu_books',
      signingSecret: 'whsec_sandbox_munteanu_books',
      notificationUrl: 'http://127.0.0.1:4320/notifications',
    },
  },
]
