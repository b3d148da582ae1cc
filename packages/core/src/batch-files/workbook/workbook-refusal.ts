import type { FileRefusal } from '@sixpence/protocol/batch-files'

/** The reason a workbook is refused. */
export type WorkbookRefusal =
  | FileRefusal
  /** It opens only with a password. */
  | { readonly reason: 'encrypted' }
  /** It is an XLS file, from before 2007. */
  | { readonly reason: 'oldWorkbook' }
  /** It isn't a workbook, or one of another kind, such as ODS or XLSB. */
  | { readonly reason: 'notWorkbook' }
  /** It is small, but made to fill the memory once it is unpacked. */
  | { readonly reason: 'swells'; readonly most: number }
  /** It can't be read, or wouldn't be read as it was written. */
  | { readonly reason: 'damaged' }
  /** More than one of its sheets has content: the user has to choose one by its name. */
  | { readonly reason: 'severalSheets'; readonly sheets: readonly string[] }

/** Ends the reading of a workbook, with the reason. */
export class RefusedWorkbook extends Error {
  override readonly name = 'RefusedWorkbook'
  readonly refusal: WorkbookRefusal

  constructor(refusal: WorkbookRefusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

/** Returns the error that ends the reading of a damaged workbook. */
export const damaged = (): RefusedWorkbook => new RefusedWorkbook({ reason: 'damaged' })
