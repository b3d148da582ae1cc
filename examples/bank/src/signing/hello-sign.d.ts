declare module 'hellosign-embedded' {
  import type { HelloSign } from '@sixpence/react/signatures'

  const client: HelloSign
  export default client
}
