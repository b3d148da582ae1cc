import type { RegulatedEntity } from '@sixpence/protocol'

/** The identity of a sandbox without a named bank. */
export const SANDBOX_ENTITY: RegulatedEntity = {
  name: 'Sixpence Sandbox Ltd',
  address: '1 Mint Street, London EX1 1AA, United Kingdom',
  footerLines: ['Sixpence Sandbox Ltd is a fictitious bank for development.'],
  phone: '+44 20 7946 0000',
  email: 'letters@sixpence.example',
  web: 'https://www.sixpence.example',
}
