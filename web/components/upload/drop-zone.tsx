import { chakra } from '#web/ui/chakra.ts'
import { type ComponentProps, type DragEvent, useState } from 'react'
import { fileLock } from './file-lock.ts'

const Zone = chakra('div', {
  base: {
    border: '1.5px dashed',
    borderColor: 'border.control',
    borderRadius: 'm',
    p: '4',
    bg: 'bg',
    transition: 'background-color 120ms',
    '&:has(input:focus-visible)': { outline: '2px solid {colors.accent.fg}', outlineOffset: '2px' },
    '& input:focus-visible': { outline: 'none' },
    '&[data-over]': { bg: 'secondary.subtle', borderColor: 'secondary.solid', borderStyle: 'solid' },
    '&[data-trouble]': { borderColor: 'error.fg' },
  },
})

/** Takes only the first dropped file. */
export function DropZone({
  onFile,
  hasError,
  ...zone
}: ComponentProps<typeof Zone> & { onFile: (file: File) => Promise<void>; hasError: boolean }) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !fileLock()) void onFile(file)
  }
  const hover = (event: DragEvent): void => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <Zone
      {...zone}
      data-over={over || undefined}
      data-trouble={hasError ? '' : undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    />
  )
}
