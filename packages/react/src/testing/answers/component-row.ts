import type { ActingState } from '@sixpence/core/access'
import type { StartInfo } from '@sixpence/core/start'
import type { ReactElement, ReactNode } from 'react'
import type { HostEvents } from '../../ui/index.ts'
import { ADA } from '../a-sixpence.ts'
import type { Answers } from './an-answering-bank.ts'

/** A component that hosts place. */
export type Placed = ReactElement<HostEvents>

/** A component, and the answers that it shows. */
export interface ComponentRow {
  readonly name: string
  readonly component: Placed
  readonly answers: Answers
  readonly acting?: ActingState
  /** True if it shows nothing of its failure, and something beside it tries again. */
  readonly isHidden?: boolean
  /** The button that leads to the failure. */
  readonly opener?: string
}

/** Returns the name of a hosted component; an empty string for another value. */
export const displayName = (component: unknown): string =>
  (component as { displayName?: string } | undefined)?.displayName ?? ''

/** A component that shows its failure, with a way to try again. */
export function placed(
  shown: ReactNode,
  answers: Answers,
  more: Pick<ComponentRow, 'acting' | 'isHidden' | 'opener'> = {},
): ComponentRow {
  const component = shown as Placed
  return { name: displayName(component.type), component, answers, ...more }
}

/** A component that shows nothing of its failure. */
export const hidden = (shown: ReactNode, answers: Answers, acting?: ActingState): ComponentRow =>
  placed(shown, answers, { isHidden: true, ...(acting && { acting }) })

const INFO: StartInfo = {
  customer: ADA,
  terms: [],
  accessInfo: undefined,
  accesses: [],
  forms: undefined,
}
/** The facts about Ada, unknown until a component reads them. */
export const START: Answers = { start: { info: INFO } }

/** The facts about a member of the bank's staff, who acts for a business. */
export const startOfStaff = (accessInfo: StartInfo['accessInfo']): Answers => ({
  start: { info: { ...INFO, customer: { ...ADA, isAdmin: true }, accessInfo } },
})

export const ACTING: ActingState = { customerId: 'c1', isOther: true }

export const doNothing = () => undefined
