import type { SavedButtonList } from '@sixpence/core/merchant'
import { useUserRights } from '../start/index.ts'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { savedButtonsApi } from './saved-buttons-api.ts'

/** The saved buttons of a merchant. */
export interface SavedButtonsTask extends LoadState {
  /** Newest first, with the origins to which payers can return. Undefined until loaded. */
  readonly list: SavedButtonList | undefined
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
