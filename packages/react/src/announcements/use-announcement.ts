import type { Announcement, AnnouncementChoice } from '@sixpence/core/announcements'
import { useState } from 'react'
import { currentStateOf, useWrite, type ChangeState, type LoadState } from '../store/index.ts'
import { announcementsApi } from './announcements-api.ts'

/** One opened announcement and the user's response to it. */
export interface AnnouncementTask extends LoadState<Announcement> {
  /** @deprecated Use `data`. */
  readonly announcement: AnnouncementTask['data']
  /** The response being sent. */
  readonly answering: AnnouncementChoice | undefined
  readonly change: ChangeState
  /** Accepts or declines it. Does nothing while a response is being sent. */
  readonly answer: (choice: AnnouncementChoice) => void
}

/** Opens an announcement, which marks it as read. */
export function useAnnouncement(id: string): AnnouncementTask {
  const query = announcementsApi.open.useRead({ id })
  const { write, ...change } = useWrite()
  const [choice, setChoice] = useState<AnnouncementChoice>()
  const state = currentStateOf(query)
  return {
    announcement: state.data,
    ...state,
    answering: change.isPending ? choice : undefined,
    change,
    answer: given => {
      if (change.isPending) return
      setChoice(given)
      void write(announcementsApi.answer, { id, choice: given })
    },
  }
}
