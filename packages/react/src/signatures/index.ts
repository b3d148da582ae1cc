export { helloSignSigner } from './hello-sign-signer.ts'
export type { HelloSignSettings } from './hello-sign-signer.ts'
export type { HelloSign, HelloSignClient } from './hello-sign.ts'
export type { Signer, SignerEvents, SigningEnd } from './signer.ts'
