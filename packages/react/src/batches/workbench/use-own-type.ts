import type { BatchType, PaidBatchType } from '@sixpence/core/batches'
import { useEffect, useRef } from 'react'
import type { OpenedDraft } from './keeping/open-draft.ts'

interface OwnTypeOptions {
  /** The type of the screen. */
  readonly type: PaidBatchType
  readonly opened: OpenedDraft | undefined
  readonly onOtherType: ((type: PaidBatchType, batchId: string) => void) | undefined
}

/** The type of a draft, and if it is to be shown on another screen. */
interface OwnType {
  readonly ownType: BatchType
  readonly isElsewhere: boolean
}

/** Finds the type of the draft that was opened. Calls `onOtherType` once if it isn't the screen's. */
export function useOwnType({ type, opened, onOtherType }: OwnTypeOptions): OwnType {
  const ownType = opened?.state.type ?? type
  const other = ownType === type || ownType === 'global' || !onOtherType ? undefined : ownType
  const batchId = opened?.state.batchId
  const led = useRef(false)
  useEffect(() => {
    if (other === undefined || batchId === undefined || led.current) return
    led.current = true
    onOtherType?.(other, batchId)
  }, [other, batchId, onOtherType])
  return { ownType, isElsewhere: other !== undefined }
}
