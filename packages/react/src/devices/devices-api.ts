import { ask, bankApi, answers } from '../store/index.ts'

/** What the devices room asks the bank. */
export const devicesApi = bankApi.injectEndpoints({
  endpoints: build => ({
    listDevices: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.devices.list(signal)),
      providesTags: answers('devices'),
    }),
    listApproveMethods: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.devices.approveMethods(signal)),
    }),
  }),
})
