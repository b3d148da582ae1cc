import { decoder, list, object, record, string } from '@sixpence/protocol/decode'
import { parseJson } from '../../../http/index.ts'
import type { Cells } from '../rows/draft-row.ts'

/** A row with texts by the names of their columns. */
export interface RowCells {
  readonly rowId: string
  readonly cells: Cells
}

/** Edits for the bank, to be kept all or none. A deleted row may be among the updates, too. */
export interface DraftPart {
  readonly adds: readonly RowCells[]
  /** The rows with their changed cells. */
  readonly updates: readonly RowCells[]
  /** The ids of rows. */
  readonly deletes: readonly string[]
  readonly restores: readonly string[]
}

const rowsStep = /* @__PURE__ */ list(
  /* @__PURE__ */ object({ rowId: string, cells: /* @__PURE__ */ record(string, string) }),
)
const idsStep = /* @__PURE__ */ list(string)

const partDecoder = /* @__PURE__ */ decoder(
  /* @__PURE__ */ object({
    adds: rowsStep,
    updates: rowsStep,
    deletes: idsStep,
    restores: idsStep,
  }),
)

/** Reads edits that were written as JSON; undefined for anything else. */
export const readDraftPart = (text: string): DraftPart | undefined =>
  partDecoder.decode(parseJson(text)?.value).value
