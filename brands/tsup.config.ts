import { packageBuild } from '@sixpence/tooling/tsup'

export default packageBuild(
  {
    aurelia: 'src/aurelia.ts',
    borealis: 'src/borealis.ts',
    cordoba: 'src/cordoba.ts',
    dunmore: 'src/dunmore.ts',
    estuary: 'src/estuary.ts',
    fjord: 'src/fjord.ts',
    neutral: 'src/neutral.ts',
  },
  { isData: true },
)
