import { packageBuild } from '@sixpence/tooling/tsup'
import { DOMAINS } from './src/domains.ts'

const LANGUAGES = ['en', 'es', 'pt', 'ro', 'ru', 'ua']

const entry: Record<string, string> = { index: 'src/index.ts' }
for (const language of LANGUAGES) {
  entry[language] = `src/${language}.ts`
  // An entry for each file of texts, too, so that its name in `dist` is its own.
  for (const domain of DOMAINS) entry[`${language}/${domain}`] = `${language}/${domain}.json`
}

export default packageBuild(entry, { isData: true })
