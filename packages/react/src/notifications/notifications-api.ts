import { ask, bankApi, answers } from '../store/index.ts'

/** One setting as it shall be. */
export interface NotificationChange {
  readonly identified: string
  readonly value: boolean
}

/** What the notifications room asks the bank. */
export const notificationsApi = bankApi.injectEndpoints({
  endpoints: build => ({
    getNotificationSettings: build.query({
      queryFn: ask((sixpence, _input: void, signal) =>
        sixpence.notifications.settings({}, { signal }),
      ),
      providesTags: answers('notifications'),
    }),
    setNotification: build.mutation<true, NotificationChange>({
      queryFn: ask(async (sixpence, { identified, value }: NotificationChange) => {
        await sixpence.notifications.set({ identified, value })
        return true as const
      }),
      async onQueryStarted({ identified, value }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          notificationsApi.util.updateQueryData('getNotificationSettings', undefined, settings => {
            const setting = settings.find(one => one.identified === identified)
            if (setting) setting.value = value
          }),
        )
        try {
          await queryFulfilled
        } catch {
          shown.undo()
          // Where the answer was lost the bank knows what became of it.
          dispatch(bankApi.util.invalidateTags(answers('notifications')))
        }
      },
    }),
  }),
})
