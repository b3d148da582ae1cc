import { takeHandedOver } from '../isolated/isolated-address.ts'

// Before anything else is loaded, so that the data to open a paper is no longer in the address.
const handed = takeHandedOver()
const { openSigning } = await import('./open-signing.tsx')
await openSigning(handed)
