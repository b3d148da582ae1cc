import { takeHandedOver } from '../isolated/isolated-address.ts'

// Before anything else is loaded: the SDK sends the address of the page to its maker.
const handed = takeHandedOver()
await (await import('./open-capture.tsx')).openCapture(handed)
