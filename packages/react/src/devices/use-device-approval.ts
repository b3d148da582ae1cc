import { type ApproveMethod, type Device, devices } from '@sixpence/core/devices'
import { useState } from 'react'
import { useResend, type Resend } from '../attempts/index.ts'
import { useSixpence } from '../provider/index.ts'
import { loadStateOf, useWrite, type ChangeState, type LoadState } from '../store/index.ts'
import { devicesApi } from './devices-api.ts'

/** The state of a new device's approval. */
export type DeviceApprovalStage =
  | { readonly name: 'method' }
  | {
      readonly name: 'code'
      readonly methodId: ApproveMethod['id']
      /** The masked address to which the code was sent. */
      readonly sentTo: string
      /** Wall-clock time in milliseconds. */
      readonly sentAt: number
    }
  | { readonly name: 'done' }

/** The state and actions for approving a new device. */
export interface DeviceApprovalTask extends LoadState<readonly ApproveMethod[]> {
  readonly stage: DeviceApprovalStage
  /** @deprecated Use `data`. */
  readonly methods: DeviceApprovalTask['data']
  readonly change: ChangeState
  readonly resend: Resend
  readonly choose: (methodId: ApproveMethod['id']) => Promise<void>
  readonly confirm: (code: string) => Promise<void>
}

type ToApprove = Pick<Device, 'id' | 'isApproved'>

/** Approves a new device: the customer proves with a code that it is theirs. */
export function useDeviceApproval({ id: deviceId, isApproved }: ToApprove): DeviceApprovalTask {
  const client = useSixpence().use(devices)
  const [stage, setStage] = useState<DeviceApprovalStage>({ name: 'method' })
  const { write, ...attempt } = useWrite()
  const methods = devicesApi.approveMethods.useRead()
  const enterCode = (methodId: ApproveMethod['id'], sentTo: string) =>
    setStage({ name: 'code', methodId, sentTo, sentAt: Date.now() })

  const resend = useResend(stage.name === 'code' ? stage.sentAt : 0, async () => {
    if (stage.name !== 'code') return
    const { methodId } = stage
    enterCode(methodId, (await client.sendCode({ deviceId, methodId })).sentTo)
  })

  const error = attempt.error ?? resend.error
  return {
    // It may have been approved in another tab.
    stage: isApproved === false ? stage : { name: 'done' },
    ...loadStateOf(methods),
    methods: methods.data,
    change: { ...attempt, error, failure: error },
    resend,
    choose: async methodId => {
      const sent = await write(devicesApi.sendCode, { deviceId, methodId })
      if (sent) enterCode(methodId, sent.answer.sentTo)
    },
    confirm: async code => {
      if (stage.name !== 'code') return
      const { methodId } = stage
      if (await write(devicesApi.approve, { deviceId, methodId, code })) setStage({ name: 'done' })
    },
  }
}
