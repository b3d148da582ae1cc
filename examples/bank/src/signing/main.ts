import { takeHandedOver } from '../isolated/isolated-address.ts'

// Before anything else is loaded: what opens a paper is in no address any more.
const handed = takeHandedOver()
const { openSigning } = await import('./open-signing.tsx')
await openSigning(handed)
