import type { SavedButtonTerms } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'
import { insertButton } from './insert-button.ts'

/** A merchant's button from the start. Its id is in pages of the examples. */
export interface SeedButton extends SavedButtonTerms {
  readonly id: string
  readonly name: string
}

/** The buttons of the bookshop, which work without its server. */
export const SHOP_BUTTONS: readonly SeedButton[] = [
  {
    id: 'btn_b00c5000000000000000000000000001',
    name: 'A tote bag with the harbour on it',
    type: 'fixed',
    currencyCode: 'EUR',
    amount: '18.00',
  },
  {
    id: 'btn_b00c5000000000000000000000000002',
    name: 'A gift for the reading room',
    type: 'open',
    currencyCode: 'EUR',
    min: '5.00',
    max: '200.00',
  },
  {
    id: 'btn_b00c5000000000000000000000000003',
    name: 'A seat at the evening reading',
    type: 'fixed',
    currencyCode: 'EUR',
    amount: '9.50',
  },
]

/** Gives a merchant the buttons of the bookshop. */
export async function seedButtons(sql: Sql, clientKey: string, createdAt: Date): Promise<void> {
  for (const button of SHOP_BUTTONS) await insertButton(sql, { ...button, clientKey, createdAt })
}
