import type { SixpenceError } from '@sixpence/core/errors'
import { useRef, useState } from 'react'
import { useAttempt } from '../../attempts/index.ts'
import type { SavedAnswers, SectionAnswers } from './questionnaire.ts'
import { namesOfChanged } from './typed-answers.ts'

/** A section and the answers to save. */
export interface SectionToSave<Known extends SavedAnswers> {
  readonly section: SectionOf<Known>
  readonly answers: SectionAnswers
  /** True if everything is submitted with it. */
  readonly isLast: boolean
}

/** The names of the sections with these saved answers. */
export type SectionOf<Known extends SavedAnswers> = keyof Known['answers'] & string

/** Saves answers, at the bank or elsewhere, and recognizes conflicts. */
export interface AnswersStore<Known extends SavedAnswers, Saved extends { readonly known: Known }> {
  /** Saves a section on top of the latest answers. Returns the new ones. */
  readonly save: (part: SectionToSave<Known>, latest: Known) => Promise<Saved>
  /** Returns the newer answers in the error of a conflict; undefined for any other error. */
  readonly newerIn: (error: unknown) => Known | undefined
}

/** Two versions of a section: the answers entered here, and those saved elsewhere meanwhile. */
export interface AnswersConflict<Known extends SavedAnswers> extends SectionToSave<Known> {
  readonly newer: Known
}

/** The saved answers, and actions to save more. */
export interface AnswersTask<Known extends SavedAnswers, Saved> {
  /** The latest answers, with those on top that aren't saved yet. */
  readonly known: Known
  readonly isSaving: boolean
  readonly error: SixpenceError | undefined
  readonly conflict: AnswersConflict<Known> | undefined
  /** Saves a section. Returns undefined if it isn't saved. Works even after the form has unmounted. */
  readonly save: (part: SectionToSave<Known>) => Promise<Saved | undefined>
  /** Resolves the conflict with the answers entered here, or with those saved elsewhere. */
  readonly settle: (by: 'mine' | 'newer') => Promise<void>
}

/** Saves sections one after the other, each on top of the latest answers. */
export function useAnswers<Known extends SavedAnswers, Saved extends { readonly known: Known }>(
  loaded: Known,
  store: AnswersStore<Known, Saved>,
): AnswersTask<Known, Saved> {
  const { run, isPending, error: failure } = useAttempt()
  const [known, setKnown] = useState(loaded)
  const [unsaved, setUnsaved] = useState<Known['answers']>({})
  const [conflict, setConflict] = useState<AnswersConflict<Known>>()
  const latest = useRef(loaded)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const take = (next: Known) => setKnown((latest.current = next))
  const forget = (section: string) => setUnsaved(({ [section]: _saved, ...others }) => others)

  const send = async (part: SectionToSave<Known>): Promise<Saved | undefined> => {
    const base = latest.current
    try {
      const saved = await store.save(part, base)
      take(saved.known)
      return saved
    } catch (error) {
      const newer = store.newerIn(error)
      if (!newer) throw error
      latest.current = newer
      // Somebody has saved another section, so nothing of this one is lost.
      const [before, now] = [base, newer].map(({ answers }) => answers[part.section])
      if (namesOfChanged(before, now).length === 0) return send(part)
      setConflict({ ...part, newer })
      return undefined
    }
  }

  const save = async (part: SectionToSave<Known>): Promise<Saved | undefined> => {
    setUnsaved(others => ({ ...others, [part.section]: part.answers }))
    const sent = before.current.then(() => run(() => send(part)))
    before.current = sent
    const saved = await sent
    if (saved) forget(part.section)
    return saved
  }

  const settle = async (by: 'mine' | 'newer') => {
    setConflict(undefined)
    take(latest.current)
    if (by === 'mine' && conflict) await save(conflict)
    else if (conflict) forget(conflict.section)
  }

  return {
    known: { ...known, answers: { ...known.answers, ...unsaved } },
    isSaving: isPending,
    error: failure,
    conflict,
    save,
    settle,
  }
}
