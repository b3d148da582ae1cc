import { CALL_MARKS, type SavedButtonList } from '@sixpence/core'
import { useUserRights } from '../../start/index.ts'
import { loadStateOf, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The saved buttons of a merchant. */
export interface SavedButtonsTask extends LoadState {
  /** Newest first, with what the merchant may lead payers back to. Undefined until they are known. */
  readonly list: SavedButtonList | undefined
  /** Whether the user may make, change and delete them. */
  readonly mayChange: boolean
}

/** The saved buttons, and whether the user may change them. */
export function useSavedButtons(): SavedButtonsTask {
  const query = merchantApi.savedButtons.useRead()
  const { mayCall } = useUserRights()
  return {
    ...loadStateOf(query),
    list: query.data,
    mayChange: mayCall(CALL_MARKS.createSavedButton),
  }
}
