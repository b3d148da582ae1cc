export { CaptureView } from './capture/capture-view.tsx'
export type { CaptureViewProps } from './capture/capture-view.tsx'
export type {
  CaptureEvents,
  CaptureFault,
  CaptureRequest,
  IdentityCapture,
} from './capture/identity-capture.ts'
export { onfidoCapture } from './capture/onfido-capture.ts'
export type { OnfidoCaptureOptions } from './capture/onfido-capture.ts'
export type { OnfidoHandle, OnfidoModule, OnfidoParameters } from './capture/onfido-sdk.ts'
export { IdentityCheck } from './identity-check.tsx'
export type { IdentityCheckProps } from './identity-check.tsx'
export { IdentityWays } from './identity-ways.tsx'
export type { IdentityWaysProps } from './identity-ways.tsx'
export { LeftIdentityCheck, LeftIdentityJob } from './left-check.tsx'
export { OpenedIdentityCheck } from './opened-check.tsx'
export type { OpenedIdentityCheckProps } from './opened-check.tsx'
export { useIdentityCheck } from './use-identity-check.ts'
export type { CheckToOpen, IdentityCheckOptions, IdentityCheckTask } from './use-identity-check.ts'
export { useOpenedCheck } from './use-opened-check.ts'
export type { IdentityCheckLink, OpenedCheckTask } from './use-opened-check.ts'
