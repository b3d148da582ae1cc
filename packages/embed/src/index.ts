export { defineSixpenceElements, ELEMENT_NAMES } from './elements/index.ts'
export type { ElementName, SixpenceElementsOptions } from './elements/index.ts'
export {
  connectToHost,
  ERROR_CODES,
  HostRefusedError,
  isNonce,
  newNonce,
  readEmbedAddress,
  readTransferKinds,
  TRANSFER_KINDS,
} from './channel/index.ts'
export type {
  EmbedAddress,
  ErrorCode,
  FrameMessage,
  HostLink,
  HostMessage,
  HostOptions,
  NamedKinds,
  PaymentStatus,
  TransferKind,
} from './channel/index.ts'
