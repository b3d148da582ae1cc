import type { SavedButtonList } from '@sixpence/core/merchant'
import { useUserRights } from '../start/index.ts'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { savedButtonsApi } from './saved-buttons-api.ts'

/** The saved buttons of a merchant, newest first, with the origins to which payers can return. */
export interface SavedButtonsTask extends LoadState<SavedButtonList> {
  /** @deprecated Use `data`. */
  readonly list: SavedButtonsTask['data']
  /** True if the user may create, change and delete buttons. */
  readonly mayChange: boolean
}

/** Returns the saved buttons and the user's right to change them. */
export function useSavedButtons(): SavedButtonsTask {
  const query = savedButtonsApi.savedButtons.useRead()
  const { mayCall } = useUserRights()
  return {
    ...loadStateOf(query),
    list: query.data,
    mayChange: mayCall(savedButtonsApi.createSavedButton),
  }
}
