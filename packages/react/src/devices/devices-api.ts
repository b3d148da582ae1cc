import { ask, bankApi } from '../store/index.ts'

/** What the devices room asks the bank. */
export const devicesApi = bankApi.injectEndpoints({
  endpoints: build => ({
    listDevices: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.devices.list(signal)),
      providesTags: ['Device'],
    }),
    listApproveMethods: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.devices.approveMethods(signal)),
    }),
  }),
})
