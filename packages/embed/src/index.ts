export { defineSixpenceElements, ELEMENT_NAMES } from './elements/index.ts'
export type { ElementName, SixpenceElementsOptions } from './elements/index.ts'
export { connectToHost, ERROR_CODES, HostRefusedError, readEmbedAddress } from './channel/index.ts'
export type {
  EmbedAddress,
  ErrorCode,
  FrameMessage,
  HostLink,
  HostMessage,
  HostOptions,
  PaymentStatus,
} from './channel/index.ts'
