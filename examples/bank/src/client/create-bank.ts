export { createSixpence } from '@sixpence/core'
