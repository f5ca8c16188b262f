import { Box } from '#web/ui/chakra.ts'
import { useEffect, useState } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { log } from '#web/platform/log.ts'

type QrPicture = { size: number; path: string }

/** Drawn as one SVG path, since the library only renders HTML text. It is loaded when a code is shown. */
async function renderQrCode(text: string): Promise<QrPicture> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { border: 3 })
  return { size, path: data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('') }
}

/** White in both themes so that cameras can read it. If it fails to load, the key below is enough. */
export function QrCode({ text }: { text: string }) {
  const [picture, setPicture] = useState<QrPicture | 'missing'>()
  useEffect(() => {
    let isShown = true
    renderQrCode(text).then(
      (drawn) => isShown && setPicture(drawn),
      (cause: unknown) => {
        log.failure('The QR code could not be loaded', cause)
        if (isShown) setPicture('missing')
      },
    )
    return () => {
      isShown = false
    }
  }, [text])
  if (picture === 'missing') return null
  if (!picture) return <Skeleton width="192px" height="192px" />
  const { size, path } = picture
  return (
    <Box
      asChild
      width="192px"
      height="192px"
      borderRadius="m"
      border="1px solid"
      borderColor="border"
      background="#fff"
      color="#000"
    >
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code to scan with the app"
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </svg>
    </Box>
  )
}
