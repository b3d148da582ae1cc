import { useState } from 'react'
import { useFormats, useMessages } from '../../../i18n/index.ts'
import { Button, FocusKeeper, Heading, Icon, Inline, Stack } from '../../../ui/index.ts'
import type { Workbench } from '../use-workbench.ts'
import { fileSource, textSource } from './batch-source.ts'
import { ChooseFileButton } from './choose-file-button.tsx'
import { FileDrop } from './file-drop.tsx'
import { PayeesButton } from './payees-button.tsx'
import { PasteForm } from './paste-form.tsx'
import { SampleButton } from './sample-button.tsx'

/** The file of the batch: to drop, choose or paste, and then to replace. */
export function SourcePart({ bench }: { bench: Workbench }) {
  const { t } = useMessages('mass-transfer')
  const [isPasting, setPasting] = useState(false)
  const { format, source, choose } = bench
  const take = (file: File) => {
    setPasting(false)
    choose(fileSource(file))
  }
  const paste = (text: string) => {
    setPasting(false)
    choose(textSource(text, format, t('pastedName')))
  }
  return (
    <Stack gap={3}>
      <Heading level={2} size={4}>
        {t('fileTitle')}
      </Heading>
      <FocusKeeper>
        {isPasting ? (
          <PasteForm
            takesLines={format.type === 'p2p'}
            onText={paste}
            onClose={() => setPasting(false)}
          />
        ) : (
          <FileDrop onFile={take}>
            {source ? <Chosen bench={bench} /> : <Nothing />}
            <Inline justify={source ? 'start' : 'center'}>
              <ChooseFileButton onFile={take} variant={source ? 'secondary' : 'primary'}>
                {t(source ? 'replaceCta' : 'chooseCta')}
              </ChooseFileButton>
              <Button onPress={() => setPasting(true)}>{t('pasteCta')}</Button>
              {!source && (
                <>
                  <SampleButton type={bench.type} />
                  <PayeesButton type={bench.type} />
                </>
              )}
            </Inline>
          </FileDrop>
        )}
      </FocusKeeper>
    </Stack>
  )
}

function Nothing() {
  const { t } = useMessages('mass-transfer')
  return (
    <div className="sp-batch-drop-invitation">
      <Icon name="arrow-up" />
      <p>{t('dropText')}</p>
    </div>
  )
}

function Chosen({ bench: { source } }: { bench: Workbench }) {
  const formats = useFormats()
  if (!source) return null
  const { file } = source
  return (
    <p className="sp-batch-file">
      <span className="sp-file-name">{file.name}</span>{' '}
      <span className="sp-muted">{formats.fileSize(file.size)}</span>
    </p>
  )
}
