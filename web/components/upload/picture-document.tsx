import { useEffect, useRef, useState } from 'react'
import { chakra } from '#web/ui/chakra.ts'
import { Note } from '#web/ui/note.tsx'

const Picture = chakra('canvas', { base: { display: 'block', maxWidth: 'none', bg: 'bg.muted' } })

/** Draws a picture turned clockwise by quarters. */
function draw(canvas: HTMLCanvasElement, image: HTMLImageElement, turn: number): void {
  const { naturalWidth: width, naturalHeight: height } = image
  const isSideways = turn % 180 !== 0
  canvas.width = isSideways ? height : width
  canvas.height = isSideways ? width : height
  const context = canvas.getContext('2d')
  context?.translate(canvas.width / 2, canvas.height / 2)
  context?.rotate((turn * Math.PI) / 180)
  context?.drawImage(image, -width / 2, -height / 2)
}

export interface DrawnDocument {
  title: string
  /** Degrees clockwise. */
  turn: number
  /** 1 fills the width. */
  level: number
}

/** A picture that can be turned and enlarged. */
export function PictureDocument({ url, title, turn, level }: DrawnDocument & { url: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [image, setImage] = useState<HTMLImageElement | 'broken'>()
  useEffect(() => {
    const loading = new Image()
    loading.onload = () => setImage(loading)
    loading.onerror = () => setImage('broken')
    loading.src = url
    return () => {
      loading.onload = loading.onerror = null
    }
  }, [url])
  useEffect(() => {
    if (canvas.current && image && image !== 'broken') draw(canvas.current, image, turn)
  }, [image, turn])
  if (image === 'broken') return <Note kind="error" title="This picture could not be shown." />
  return <Picture ref={canvas} role="img" aria-label={title} style={{ width: `${level * 100}%` }} />
}
