import type { Locale } from '@sixpence/protocol'
import { textsOf } from '../language/index.ts'

/** The words of a statement. */
export interface StatementWords {
  readonly title: string
  readonly holder: string
  readonly account: string
  readonly currency: string
  readonly period: string
  readonly beginning: string
  readonly credit: string
  readonly debit: string
  readonly ending: string
  readonly processing: string
  readonly rejected: string
  readonly date: string
  readonly type: string
  readonly counterparty: string
  readonly description: string
  readonly balance: string
  readonly none: string
  readonly closing: string
}

/** In each language. */
export const STATEMENT_WORDS: Readonly<Record<Locale, StatementWords>> = textsOf('statement')
