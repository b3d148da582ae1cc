import type { Announcement, AnnouncementChoice } from '@sixpence/core'
import { useState } from 'react'
import {
  freshnessOf,
  loadStateOf,
  useWrite,
  type Failure,
  type Freshness,
  type LoadState,
} from '../store/index.ts'
import { announcementsApi } from './announcements-api.ts'

/** One announcement, opened, and what is answered to it. */
export interface AnnouncementTask extends LoadState, Freshness {
  /** Undefined until the bank has answered. */
  readonly announcement: Announcement | undefined
  /** The answer that is on its way. */
  readonly answering: AnnouncementChoice | undefined
  /** Why the last answer was not kept. */
  readonly answerFailure: Failure | undefined
  /** Accepts or declines it. Does nothing while an answer is on its way. */
  readonly answer: (choice: AnnouncementChoice) => void
}

/** Opens an announcement, which makes it read. */
export function useAnnouncement(id: string): AnnouncementTask {
  const query = announcementsApi.open.useRead({ id })
  const { write, isPending, failure } = useWrite()
  const [choice, setChoice] = useState<AnnouncementChoice>()
  const now = { ...query, data: query.currentData }
  return {
    announcement: now.data,
    ...freshnessOf(now),
    ...loadStateOf(now),
    answering: isPending ? choice : undefined,
    answerFailure: failure,
    answer: given => {
      if (isPending) return
      setChoice(given)
      void write(announcementsApi.answer, { id, choice: given })
    },
  }
}
