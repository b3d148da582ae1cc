import type { Brand } from '@sixpence/core/brand'
import { PhotoCamera } from '@sixpence/react/camera'
import { useMessages } from '@sixpence/react/i18n'
import { Alert, PageHeader } from '@sixpence/react/ui'
import { useEffect } from 'react'
import { answerOpener, tellActive } from '../embed/window-channel.ts'
import type { CameraAnswer, CameraQuestion } from './camera-question.ts'

export interface CameraPageProps {
  brand: Pick<Brand, 'projectName'>
  /** Undefined if no page of the bank opened this window. */
  question: CameraQuestion | undefined
}

/** Takes one photo for the page that opened this window. */
export function CameraPage({ brand: { projectName }, question }: CameraPageProps) {
  const { t } = useMessages('camera')
  const title = t('pageTitle')
  useEffect(() => {
    document.title = `${title} · ${projectName}`
  }, [title, projectName])
  return (
    <div className="sp-camera-page">
      <header>
        <img className="sp-brand-logo" src="/brand/logo.svg" alt={projectName} />
      </header>
      <main>
        <PageHeader title={title} {...(question?.title && { lead: question.title })} />
        {question ? (
          <PhotoCamera
            shape={question.shape}
            phoneUrl={question.phoneUrl}
            onPhoto={photo => leave({ photo })}
            onLeave={() => leave({ photo: undefined })}
            onActive={tellActive}
          />
        ) : (
          <Alert tone="warning">{t('aloneText')}</Alert>
        )}
      </main>
    </div>
  )
}

function leave(answer: CameraAnswer): void {
  answerOpener(answer)
  window.close()
}
