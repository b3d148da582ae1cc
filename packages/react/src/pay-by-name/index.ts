export { PayByName } from './pay-by-name.tsx'
