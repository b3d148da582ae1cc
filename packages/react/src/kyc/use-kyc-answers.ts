import {
  newerKycInfo,
  type DocumentCategory,
  type KycAnswers,
  type KycCustomerInfo,
  type KycSection,
  type SignData,
  type SixpenceError,
} from '@sixpence/core'
import { kyc } from '@sixpence/core/kyc'
import { useRef, useState } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useSixpence } from '../provider/index.ts'
import { copyOf } from './typed-answers.ts'
import { useAskAnew } from './use-ask-anew.ts'
import { useRequestedDocuments } from './use-requested-documents.ts'
import { useUnsavedAnswers } from './use-unsaved-answers.ts'

/** Two versions of a section: the answers entered here, and those saved elsewhere meanwhile. */
export interface KycConflict {
  readonly section: KycSection
  readonly mine: KycAnswers
  readonly newer: KycCustomerInfo
  /** True if it was about to be submitted. */
  readonly isLast: boolean
}

/** The result of saving. */
export interface KycSaved {
  /** True if the bank has saved it. */
  readonly isSaved: boolean
  /** The data to open the signature of a submission that must be signed. */
  readonly signData?: SignData | undefined
}

/** The bank's answers, and actions to save more. */
export interface KycAnswersTask {
  readonly info: KycCustomerInfo
  readonly isSaving: boolean
  readonly failure: SixpenceError | undefined
  readonly conflict: KycConflict | undefined
  /** Saves a section. Works even after the form has unmounted. */
  readonly save: (section: KycSection, answers: KycAnswers, isLast?: boolean) => Promise<KycSaved>
  /** Records that the bank has a document of this category. */
  readonly received: (categoryId: DocumentCategory) => void
  /** Resolves the conflict with the answers entered here, or with those saved elsewhere. */
  readonly settle: (by: 'mine' | 'newer') => Promise<void>
}

/** Saves sections one after the other, each on top of the bank's latest answers. */
export function useKycAnswers(loaded: KycCustomerInfo): KycAnswersTask {
  const sixpence = useSixpence()
  const askAnew = useAskAnew()
  const { run, isPending, failure } = useAttempt()
  const [info, setInfo] = useState(loaded)
  const [conflict, setConflict] = useState<KycConflict>()
  const { documents, ...asked } = useRequestedDocuments(loaded)
  const unsaved = useUnsavedAnswers()
  const latest = useRef(loaded)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const take = (next: KycCustomerInfo) => {
    latest.current = next
    setInfo(next)
    asked.take(next.documents)
  }

  const send = async (wanted: Omit<KycConflict, 'newer'>): Promise<KycSaved> => {
    const { section, mine, isLast } = wanted
    const base = latest.current
    const { revision } = base
    const submit = isLast ? { submit: true } : {}
    try {
      const input = { revision, section, answers: copyOf(mine), ...submit }
      const { kycCustomerInfo, signData } = await sixpence.use(kyc).save(input)
      take(kycCustomerInfo)
      return { isSaved: true, signData }
    } catch (error) {
      const newer = newerKycInfo(error)
      if (!newer) throw error
      latest.current = newer
      // Somebody has saved another section, so nothing of this one is lost.
      if (isSame(newer.answers[section], base.answers[section])) return send(wanted)
      setConflict({ ...wanted, newer })
      return NOT_SAVED
    }
  }

  const save: KycAnswersTask['save'] = async (section, mine, isLast = false) => {
    unsaved.keep(section, mine)
    const sent = before.current.then(() => run(() => send({ section, mine, isLast })))
    before.current = sent
    const saved = (await sent) ?? NOT_SAVED
    if (saved.isSaved) unsaved.forget(section)
    if (saved.isSaved && isLast) askAnew()
    return saved
  }

  return {
    info: unsaved.over({ ...info, documents }),
    isSaving: isPending,
    failure,
    conflict,
    save,
    received: asked.received,
    settle: async by => {
      setConflict(undefined)
      take(latest.current)
      if (!conflict) return
      if (by === 'newer') return unsaved.forget(conflict.section)
      await save(conflict.section, conflict.mine, conflict.isLast)
    },
  }
}

const NOT_SAVED: KycSaved = { isSaved: false }

const isSame = (one: KycAnswers = {}, other: KycAnswers = {}): boolean =>
  Object.keys({ ...one, ...other }).every(name => String(one[name]) === String(other[name]))
