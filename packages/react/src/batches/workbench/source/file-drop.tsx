import { type DragEvent, type ReactNode, useRef, useState } from 'react'

export interface FileDropProps {
  onFile: (file: File) => void
  children: ReactNode
}

/** An area onto which a file can be dropped. A button inside must do the same without a mouse. */
export function FileDrop({ onFile, children }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  // Entering a child comes before leaving its parent.
  const depth = useRef(0)
  const move = (event: DragEvent, step: 1 | -1) => {
    event.preventDefault()
    depth.current += step
    setOver(depth.current > 0)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    depth.current = 0
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <div
      className="sp-batch-drop"
      data-over={isOver || undefined}
      onDragEnter={event => move(event, 1)}
      onDragLeave={event => move(event, -1)}
      onDragOver={event => event.preventDefault()}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
