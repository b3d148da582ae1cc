import { packageBuild } from '@sixpence/tooling/tsup'

export default packageBuild({
  index: 'src/index.ts',
  'sign-in': 'src/sign-in/index.ts',
  'merchant-signature': 'src/merchant-signature/index.ts',
  wire: 'src/wire/index.ts',
})
