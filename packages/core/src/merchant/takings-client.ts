import { merchantMethods } from '@sixpence/protocol/merchant'
import type { BankAccess } from '../domain/index.ts'
import type { BankDocument } from '../http/index.ts'

/** Of which days: those of the bank, both included; the last 30 unless they are named. */
export interface TakingsDays {
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/** What is asked about takings besides their sums. */
export interface TakingsClient {
  /**
   * The takings as a file for spreadsheets, a line for each day, button and currency.
   *
   * @throws {SixpenceError} `invalid_input` names `fromDate` or `toDate`
   */
  takingsCsv(days?: TakingsDays): Promise<BankDocument>
}

/** Makes the call that answers a file. */
export const takingsClient = ({ call }: Pick<BankAccess, 'call'>): TakingsClient => ({
  async takingsCsv(days = {}) {
    const { fileName, content } = await call(merchantMethods.takingsCsv, days)
    return { fileName, mediaType: 'text/csv', bytes: new TextEncoder().encode(content) }
  },
})
