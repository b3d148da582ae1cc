import type { Calls } from '../call.ts'

/** The bank's calls about statements. */
export const statementCalls = {
  /** Lists the monthly statements of an account since it was opened, newest first. */
  list: {
    name: 'exportList',
    effect: 'read',
    needs: 'read',
    staff: 'sees',
    pages: 'statements',
    tags: ['history'],
    staleOn: ['balanceChanged', 'requestChanged'],
  },
  /**
   * Returns a table in the language of the request, as `text/csv` (RFC 4180, UTF-8), with the
   * file's name in `Content-Disposition`. No cell starts a formula.
   */
  csv: {
    method: 'POST',
    path: '/csv?template={template}',
    effect: 'read',
    access: 'customer',
    needs: 'read',
    staff: 'sees',
  },
} as const satisfies Calls
