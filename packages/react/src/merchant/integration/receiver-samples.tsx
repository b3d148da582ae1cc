import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { CodeBlock, CopyButton, Stack, Tabs, TitledCard } from '../../ui/index.ts'
import { RECEIVERS } from './receivers.gen.ts'

type Language = keyof typeof RECEIVERS

const NAMES: readonly { readonly id: Language; readonly label: string }[] = [
  { id: 'node', label: 'Node.js' },
  { id: 'python', label: 'Python' },
  { id: 'php', label: 'PHP' },
]

/** Sample servers that receive the bank's messages, to copy. */
export function ReceiverSamples() {
  const { t } = useMessages('integration')
  const [language, choose] = useState<Language>('node')
  const { file, text } = RECEIVERS[language]
  return (
    <TitledCard title={t('samplesTitle')} text={t('samplesLead')}>
      <Tabs label={t('languageTabsLabel')} tabs={NAMES} selectedId={language} onSelect={choose}>
        <Stack gap={2}>
          <div className="sp-saved-button-way">
            <code>{file}</code>
            <CopyButton text={text} label={file} />
          </div>
          <CodeBlock text={text} label={file} className="sp-sample" />
        </Stack>
      </Tabs>
    </TitledCard>
  )
}
