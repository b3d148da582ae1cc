import type { Announcement, AnnouncementChoice } from '@sixpence/core'
import type { Locale } from '@sixpence/core/locale'
import { ask, bankApi, answers } from '../store/index.ts'

interface Opening {
  readonly id: string
  readonly locale: Locale
}

interface Answer {
  readonly id: string
  readonly choice: AnnouncementChoice
}

const LIST = answers('announcements', 'announcements.list')

/** What the announcements room asks the bank, whose answers are in one language each. */
export const announcementsApi = bankApi.injectEndpoints({
  endpoints: build => ({
    listAnnouncements: build.query<readonly Announcement[], Locale>({
      queryFn: ask((sixpence, _locale: Locale, signal) => sixpence.announcements.list(signal)),
      providesTags: LIST,
    }),
    openAnnouncement: build.query<Announcement, Opening>({
      queryFn: ask((sixpence, { id }: Opening, signal) =>
        sixpence.announcements.open({ id }, { signal }),
      ),
      providesTags: (_found, _failure, { id }) =>
        answers('announcements', `announcements.open ${id}`),
      // Whoever opens it again has to be told how it stands then.
      keepUnusedDataFor: 0,
      async onQueryStarted(_opening, { dispatch, queryFulfilled }) {
        const isOpen = await queryFulfilled.then(
          () => true,
          () => false,
        )
        // Opening has read it, which the list does not know yet, or not for sure.
        if (isOpen) dispatch(announcementsApi.util.invalidateTags(answers('announcements.list')))
      },
    }),
    answerAnnouncement: build.mutation({
      queryFn: ask(async (sixpence, { id, choice }: Answer) => {
        await sixpence.announcements.answer({ id, choice })
        return null
      }),
      invalidatesTags: answers('announcements'),
    }),
  }),
})
