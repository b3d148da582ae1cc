import type { Brand } from '@sixpence/core/brand'
import { useMessages } from '@sixpence/react/i18n'
import {
  CaptureView,
  onfidoCapture,
  type CaptureRequest,
  type OnfidoModule,
} from '@sixpence/react/identity-check'
import { PageHeader } from '@sixpence/react/ui'
import { useEffect, useState } from 'react'
import type { HandedOver } from '../isolated/isolated-address.ts'
import type { OnfidoAddresses } from '../isolated/isolated-config.ts'

export interface CapturePageProps {
  brand: Pick<Brand, 'projectName'>
  onfido: OnfidoAddresses
  request: CaptureRequest
  ways: HandedOver
  /** Opens a page of the app. */
  goTo: (path: string | undefined) => void
}

/** The provider's capture of a document and a face, with ways out of it. */
export function CapturePage({ brand, onfido, request, ways, goTo }: CapturePageProps) {
  const { projectName } = brand
  const { t } = useMessages('identity-check')
  const title = t('captureTitle')
  const [capture] = useState(() => captureBy(onfido))
  useEffect(() => {
    document.title = `${title} · ${projectName}`
  }, [title, projectName])
  const { done, other, again } = ways
  return (
    <div className="sp-camera-page">
      <header>
        <img className="sp-brand-logo" src="/brand/logo.svg" alt={projectName} />
      </header>
      <main>
        <PageHeader title={title} />
        <CaptureView
          capture={capture}
          request={request}
          onDone={() => goTo(done)}
          onOtherWay={() => goTo(other)}
          onExpired={again ? () => goTo(again) : undefined}
        />
      </main>
    </div>
  )
}

const captureBy = ({ module, sdkUrl }: OnfidoAddresses) =>
  // The operator who configured the module answers for its shape.
  onfidoCapture({ load: () => import(/* @vite-ignore */ module) as Promise<OnfidoModule>, sdkUrl })
