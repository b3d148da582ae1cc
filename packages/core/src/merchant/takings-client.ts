import { merchantMethods } from '@sixpence/protocol/merchant'
import type { BankAccess } from '../domain/index.ts'
import type { BankDocument } from '../http/index.ts'

/** Days by the bank's calendar, both included; by default the last 30. */
export interface TakingsDays {
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/** Additional calls about takings. */
export interface TakingsClient {
  /**
   * Returns the takings as a spreadsheet file, with a line for each day, button and currency.
   *
   * @throws {SixpenceError} `invalid_input` names `fromDate` or `toDate`
   */
  takingsCsv(days?: TakingsDays): Promise<BankDocument>
}

/** Creates the call that returns a file. */
export const takingsClient = ({ call }: Pick<BankAccess, 'call'>): TakingsClient => ({
  async takingsCsv(days = {}) {
    const { fileName, content } = await call(merchantMethods.takingsCsv, days)
    return { fileName, mediaType: 'text/csv', bytes: new TextEncoder().encode(content) }
  },
})
