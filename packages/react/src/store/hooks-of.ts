import { skipToken } from '@reduxjs/toolkit/query'
import type { CallMarks } from '@sixpence/core/access'
import type { CallFacts, Calls, Domain, Bank } from '@sixpence/core/bank'
import { pickLocale, type Locale } from '@sixpence/core/locale'
import { useFormats } from '../i18n/index.ts'
import type { Answered, AnsweredPages } from './answered.ts'
import { bankApi } from './bank-api.ts'
import { type CallName, factsOf, type Question, readFactsOf, register } from './domain-calls.ts'
import { storeAhead } from './store-ahead.ts'
import { useAbortPrevious } from './use-abort-previous.ts'

type InputOf<Method> = Method extends (input: infer Input, ...rest: never[]) => unknown
  ? Input
  : never
type AnswerOf<Method> = Method extends (...args: never[]) => Promise<infer Answer> ? Answer : never

/** The options of a question. */
export interface ReadHookOptions {
  /**
   * The milliseconds after each answer until the next request. Without it, or with 0, there is
   * none.
   */
  readonly everyMs?: number | undefined
  /** By default as the call declares. */
  readonly keep?: 'whileShown' | undefined
}

type Given<Input> = undefined extends Input
  ? [input?: Input, asking?: ReadHookOptions]
  : [input: Input, asking?: ReadHookOptions]

/** The hooks of a call that reads. */
export interface ReadHooks<Input, Answer> extends CallName {
  /** Asks, and asks again once the answer is out of date. */
  useRead(...given: Given<Input>): Answered<Answer>
  /** Asks nothing while there is no input. */
  useReadIf(input: NonNullable<Input> | undefined, asking?: ReadHookOptions): Answered<Answer>
  /**
   * Asks before the component that shows the answer is rendered, e.g. while its code loads; the
   * `BankStore` around it takes over the answer. Does nothing while a `BankStore` is on show, nor
   * for an answer that the bank words if no language is given.
   */
  readAhead(
    sixpence: Bank,
    ...given: undefined extends Input
      ? [input?: Input, locale?: Locale]
      : [input: Input, locale?: Locale]
  ): void
}

type FilterOf<Input> = Omit<NonNullable<Input>, 'page' | 'pageNumber'>

/** The hooks of a call that reads a list by pages; `useRead` asks for one page. */
export interface PageHooks<Input, Page> extends ReadHooks<Input, Page> {
  /** Asks for one page after the other. Cancels the request of another filter. */
  usePages(filter: FilterOf<Input>): AnsweredPages<Page>
  /** Asks nothing while there is no filter. */
  usePagesIf(filter: FilterOf<Input> | undefined): AnsweredPages<Page>
}

/** A call that changes something, or hands out a secret; `useWrite` makes it. */
export interface WriteCall<Input = never, Answer = unknown> extends CallName {
  /** Only for types. */
  readonly types?: (input: Input) => Answer
}

type HookOf<Call, Method> = Call extends { readonly effect: 'write'; readonly idempotent?: never }
  ? WriteCall<InputOf<Method>, AnswerOf<Method>>
  : Call extends { readonly pages: string }
    ? PageHooks<InputOf<Method>, AnswerOf<Method>>
    : ReadHooks<InputOf<Method>, AnswerOf<Method>>

/**
 * The hooks for the calls of a domain, under the names of the calls, with the marks that decide who
 * may make them. A call that isn't a method of the client has no hooks; its name reports that it
 * was made.
 */
export type HooksOf<Client, Of> = {
  readonly [Name in keyof Of]: Pick<Of[Name], keyof Of[Name] & keyof CallMarks> &
    (Name extends keyof Client ? HookOf<Of[Name], Client[Name]> : CallName)
}

/**
 * Makes the hooks of a domain from its calls.
 *
 * @example
 *   const cardsApi = hooksOf(cards)
 *   const { data } = cardsApi.applyInfo.useRead({ countryCode })
 *
 * @param own The facts of the client's own methods, which don't reach the bank.
 */
export function hooksOf<
  Client,
  Of extends Calls,
  const Own extends Readonly<Record<string, CallFacts>> = Readonly<Record<never, CallFacts>>,
>(domain: Domain<Client, Of>, own?: Own): HooksOf<Client, Of & Own> {
  const calls = { ...domain.calls, ...own }
  register(domain, calls)
  const hooks = Object.entries(calls).map(([name, facts]) => {
    const call = { domain: domain.name, name }
    return [name, { ...facts, ...call, ...readHooks(call) }]
  })
  return Object.fromEntries(hooks) as HooksOf<Client, Of & Own> // one for each call
}

function readHooks(call: CallName): object {
  const known = factsOf(call)
  if (known.effect === 'write' && !known.idempotent) return {}
  const facts = readFactsOf(call)
  const useReadIf = (
    input: object | undefined,
    { everyMs = 0, keep = facts.keep }: ReadHookOptions = {},
  ) => {
    const { useQuery } = bankApi.endpoints[keep ? 'readWhileShown' : 'read']
    return useQuery(useQuestion(call, input) ?? skipToken, { pollingInterval: everyMs })
  }
  const endpoint = facts.keep ? 'readPagesWhileShown' : 'readPages'
  const usePages = (input: object | undefined) => {
    const question = useQuestion(call, input)
    const query = bankApi.endpoints[endpoint].useInfiniteQuery(question ?? skipToken)
    useAbortPrevious(endpoint, question, query)
    return query
  }
  return {
    useReadIf,
    useRead: (input: object = {}, asking?: ReadHookOptions) => useReadIf(input, asking),
    readAhead: (sixpence: Bank, input: object = {}, locale?: Locale) => {
      if ((facts.worded && !locale) || facts.keep) return
      const question = questionOf(call, input, locale)
      void storeAhead(sixpence)?.dispatch(
        bankApi.endpoints.read.initiate(question, { subscribe: false }),
      )
    },
    ...(facts.pages !== undefined && { usePages, usePagesIf: usePages }),
  }
}

/** Returns the current question; none without an input. */
function useQuestion(call: CallName, input: object | undefined): Question | undefined {
  const { locale } = useFormats()
  return input && questionOf(call, input, pickLocale([locale]))
}

function questionOf(call: CallName, input: object, locale: Locale | undefined): Question {
  const { worded } = readFactsOf(call)
  return { ...call, input, locale: worded && locale }
}
