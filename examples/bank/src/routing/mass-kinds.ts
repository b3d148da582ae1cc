import { BATCH_ACTIONS, type PaidBatchType } from '@sixpence/core/batches'
import type { AccessTask } from '@sixpence/react/access'

/**
 * The screens on which many are paid, each with the type of its batches and its name among the
 * texts of batches.
 */
export const MASS_KINDS = [
  { type: 'p2p', to: '/transfer/mass/p2p', word: 'p2pType' },
  { type: 'wire', to: '/transfer/mass/wire', word: 'wireType' },
  { type: 'eft', to: '/transfer/mass/eft', word: 'eftType' },
  { type: 'oct', to: '/transfer/mass/oct', word: 'octType' },
  { type: 'digital', to: '/transfer/mass/digital', word: 'digitalType' },
] as const satisfies readonly MassKind[]

interface MassKind {
  readonly type: PaidBatchType
  readonly to: string
  readonly word: string
}

/** Lists the screens that someone may use, by right and flag. */
export const openMassKinds = (mayBegin: AccessTask['mayBegin']) =>
  MASS_KINDS.filter(({ type }) => mayBegin(BATCH_ACTIONS[type]))
