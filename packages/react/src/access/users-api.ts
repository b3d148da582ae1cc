import { ask, bankApi, answers } from '../store/index.ts'

/** What the users of a business are read by; what changes them goes through `useUsers`. */
export const usersApi = bankApi.injectEndpoints({
  endpoints: build => ({
    listUsers: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.users.list({}, { signal })),
      providesTags: answers('users'),
      // Others may have changed it at any time.
      keepUnusedDataFor: 0,
    }),
  }),
})
