import { useEffect, useState } from 'react'
import { Spinner } from '../feedback/spinner.tsx'

export interface QrCodeProps {
  /** The content of the code, e.g. an address. */
  text: string
  /** The text that a screen reader reads instead. */
  label: string
}

/** A QR code for the camera of a phone. Loads the code that draws it when it is first shown. */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ text: string; size: number; path: string }>()
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  useEffect(() => {
    let isMounted = true
    draw(text).then(
      made => isMounted && setDrawn({ text, ...made }),
      (thrown: unknown) => isMounted && setDefect({ thrown }),
    )
    return () => {
      isMounted = false
    }
  }, [text])
  if (defect) throw defect.thrown
  if (drawn?.text !== text) return <Spinner isLarge />
  const { size, path } = drawn
  return (
    <svg className="sp-qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className="sp-qr-code-light" width={size} height={size} />
      <path className="sp-qr-code-dark" d={path} />
    </svg>
  )
}

/** Cameras find a code by the light edge around it: four modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

async function draw(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}
