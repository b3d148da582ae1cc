import type { Announcement, AnnouncementChoice } from '@sixpence/core'
import { useFormats } from '../i18n/index.ts'
import {
  failureOf,
  freshnessOf,
  loadStateOf,
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
  const { locale } = useFormats()
  const query = announcementsApi.useOpenAnnouncementQuery({ id, locale })
  const [send, sending] = announcementsApi.useAnswerAnnouncementMutation()
  const now = { ...query, data: query.currentData }
  return {
    announcement: now.data,
    ...freshnessOf(now),
    ...loadStateOf(now),
    answering: sending.isLoading ? sending.originalArgs?.choice : undefined,
    answerFailure: failureOf(sending.error),
    answer: choice => {
      if (!sending.isLoading) void send({ id, choice })
    },
  }
}
