import { MOST_DRAFT_ROWS } from '@sixpence/protocol'
import type { batchMethods } from '@sixpence/protocol/schemas'
import { type Handlers, refuse } from '../../http/index.ts'
import { isCount } from '../../input/index.ts'
import { rowsAhead } from '../ahead/rows-ahead.ts'
import { changeDraft } from './change-draft.ts'
import { draftState, findDraft, holdDraft } from './find-draft.ts'
import { countRows, findRows } from './find-rows.ts'
import { submitDraft } from '../submitting/submit-draft.ts'
import { handIn } from './hand-in.ts'

export const draftHandlers = {
  handIn: (input, context) => handIn(context, input),

  handInP2p: (input, context) => handIn(context, { ...input, type: 'p2p' }),

  draftRows: async ({ batchId, only, pageNumber = 1, pageSize = MOST_DRAFT_ROWS }, context) => {
    if (!isCount(pageNumber)) throw refuse.invalid('pageNumber', 'Pages are counted from 1.')
    if (!isCount(pageSize) || pageSize > MOST_DRAFT_ROWS) {
      throw refuse.invalid('pageSize', `has to be 1 to ${MOST_DRAFT_ROWS}`)
    }
    const draft = await findDraft(context, batchId)
    const part = { ...draft, only, limit: pageSize, offset: (pageNumber - 1) * pageSize }
    const rows = await rowsAhead(context, draft, await findRows(context.sql, part))
    const state = await draftState(context, draft)
    const total = only ? await countRows(context.sql, part) : state.rowCount + state.deletedCount
    return { draft: state, rows, total }
  },

  change: (input, context) => changeDraft(context, input),

  submit: (input, context) => submitDraft(context, input),

  reject: async ({ batchId }, context) => {
    await holdDraft(context, batchId)
    await context.sql`delete from batch_draft where id = ${batchId}`
    return {}
  },
} satisfies Partial<Handlers<typeof batchMethods>>
