import type { Field, FieldContext, Fields } from '@sixpence/core/fields'
import type { ComponentType, ReactNode } from 'react'
import type { SelectOption } from '../../ui/index.ts'

/**
 * The answers to a section's questions: texts, ids of choices, days as `YYYY-MM-DD`; a tick is
 * `yes`.
 */
export type SectionAnswers = Readonly<Record<string, string | string[]>>

/** The answers while they are typed: one text each, choices joined by commas. */
export type TypedAnswers = Readonly<Partial<Record<string, string>>>

/** The saved answers, by section. */
export interface SavedAnswers {
  readonly answers: Readonly<Record<string, SectionAnswers | undefined>>
  /** The questions whose answers are saved, but secret. */
  readonly withheld: readonly string[]
}

/** The choices and the label that a look-up has found for a question. */
export interface FoundQuestion {
  readonly choices?: readonly SelectOption[] | undefined
  /** True if all choices are visible at once. */
  readonly isOpen?: boolean | undefined
  /** The label, if the list of choices has it. */
  readonly label?: string | undefined
}

/** The props of a component that finds the choices of a question. */
export interface LookUpProps {
  name: string
  field: Field
  /** The answers of the section. */
  typed: TypedAnswers
  /** Renders the question. Not called while its list of choices is loading. */
  children: (found: FoundQuestion) => ReactNode
}

/** The words and lists of a domain's questions. */
export interface QuestionWords {
  /** Returns the label of a question, or of one of the choices that its field lists. */
  readonly labelOf: (name: string, choice?: string) => string
  /** Renders a question with the choices of a named list. */
  readonly LookUp: ComponentType<LookUpProps>
}

/** The questions of a domain, in sections that are saved one by one. */
export interface Questionnaire<Section extends string = string> extends QuestionWords {
  /** The name of its drafts, different from all other questionnaires. */
  readonly name: string
  readonly sections: Readonly<Record<Section, Fields>>
  readonly titleOf: (section: Section) => string
  /** Returns the ids in a list of choices, if answers must be checked against it. */
  readonly choicesOf?: FieldContext['choicesOf']
}
