import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import {
  buildCreateApi,
  coreModule,
  fakeBaseQuery,
  reactHooksModule,
} from '@reduxjs/toolkit/query/react'
import type { Failure } from '../provider/index.ts'
import { ask } from './ask.ts'
import type { Cancelled } from './cancelled.ts'
import { clientMethod, oldAfter, readFactsOf, type Question } from './domain-calls.ts'
import { useDispatch, useSelector, useStore } from './store-context.ts'
import { answers, staleOn } from './tags.ts'

type Page = Readonly<Record<string, unknown>>

// A cache holds no undefined.
const answerTo = ask(
  async (sixpence, question: Question, signal) =>
    (await clientMethod(sixpence, question)(question.input, { signal })) ?? null,
)

function tagsOf(_answer: unknown, _error: unknown, question: Question) {
  const { domain, name } = question
  const { tags = [domain], staleOn: reports = [] } = readFactsOf(question)
  return [...answers(`${domain}.${name}`, ...tags), ...staleOn(...reports)]
}

const READ = {
  async queryFn(question: Question, api: BaseQueryApi) {
    const answer = await answerTo(question, api)
    const old = 'error' in answer ? [] : oldAfter(question)
    if (old.length > 0) api.dispatch(bankApi.util.invalidateTags(answers(...old)))
    return answer
  },
  providesTags: tagsOf,
}

type Pages = readonly Page[]

const PAGES = {
  infiniteQueryOptions: {
    initialPageParam: 1,
    getNextPageParam(
      ...[last, all, lastPage, , question]: [Page, Pages, number, number[], Question]
    ) {
      if (rowsOf(last, question).length === 0) return undefined
      const { pageSize } = readFactsOf(question)
      const total = Number(last['total'])
      const shown = all.reduce((sum, page) => sum + rowsOf(page, question).length, 0)
      const isMore = pageSize === undefined ? shown < total : pageSize * lastPage <= total
      return isMore ? lastPage + 1 : undefined
    },
  },
  async queryFn(
    { queryArg, pageParam: pageNumber }: { queryArg: Question; pageParam: number },
    api: BaseQueryApi,
  ) {
    const { pagesBy = 'pageNumber' } = readFactsOf(queryArg)
    const question = { ...queryArg, input: { ...queryArg.input, [pagesBy]: pageNumber } }
    // Such a call returns a page.
    return (await answerTo(question, api)) as { data: Page } | { error: Failure | Cancelled }
  },
  // A long list isn't requested again page by page.
  providesTags(answer: { pages: Pages } | undefined, error: unknown, question: Question) {
    const { freshPages = Infinity } = readFactsOf(question)
    return answer && answer.pages.length > freshPages ? [] : tagsOf(answer, error, question)
  },
}

const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ hooks: { useDispatch, useSelector, useStore } }),
)

/** The cache of the bank's answers: one entry for each question of any domain. */
export const bankApi = createApi({
  reducerPath: 'bank',
  baseQuery: fakeBaseQuery<Failure | Cancelled>(),
  tagTypes: ['Answer', 'Report'],
  endpoints: build => ({
    read: build.query<unknown, Question>(READ),
    readWhileShown: build.query<unknown, Question>({ ...READ, keepUnusedDataFor: 0 }),
    readPages: build.infiniteQuery<Page, Question, number>(PAGES),
    readPagesWhileShown: build.infiniteQuery<Page, Question, number>({
      ...PAGES,
      keepUnusedDataFor: 0,
    }),
  }),
})

function rowsOf(page: Page, question: Question): readonly unknown[] {
  const { pages: field } = readFactsOf(question)
  return field === undefined ? [] : (page[field] as readonly unknown[]) // as it is declared
}
