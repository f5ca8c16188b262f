import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import { type KeyboardEvent, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { notReadableMessage } from '#shared/documents/documents.rules.ts'
import { log } from '#web/platform/log.ts'
import { Button } from '#web/ui/button.tsx'
import { cropPicture, type CropProps } from './crop-picture.ts'

const MAX_ZOOM = 4
const STEP = 0.1
const within = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(1, zoom))

/** A square of a picture: moved by pointer, finger or arrow keys; zoomed by wheel, pinch, slider or + and −. */
export function ImageCrop({ file, src, onDone, onCancel }: CropProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [busy, setBusy] = useState(false)
  const use = async (): Promise<void> => {
    if (!area) return
    setBusy(true)
    try {
      onDone(await cropPicture(file, area))
    } catch (error) {
      log.refusal('A picture could not be cropped', error)
      onCancel(notReadableMessage)
    }
  }
  const byKey = (event: KeyboardEvent): void => {
    const by = { '+': STEP, '=': STEP, '-': -STEP }[event.key]
    if (!by) return
    event.preventDefault()
    setZoom(within(zoom + by))
  }
  return (
    <Stack gap="4" onKeyDown={byKey}>
      <Box position="relative" height={{ base: '300px', sm: '360px' }} bg="bg.muted" borderRadius="m" overflow="hidden">
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '', onError: () => onCancel(notReadableMessage) }}
          cropperProps={{
            role: 'group',
            'aria-label': 'Picture frame. Arrow keys move the picture, plus and minus zoom.',
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </Box>
      <chakra.label display="flex" alignItems="center" gap="3" fontWeight="bold">
        Zoom
        <chakra.input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={STEP}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
          flex="1"
          minHeight="tap"
          accentColor="secondary.solid"
        />
      </chakra.label>
      <Box display="flex" flexDirection={{ base: 'column-reverse', sm: 'row' }} justifyContent="flex-end" gap="3">
        <Button onClick={() => onCancel()}>Cancel</Button>
        <Button look="primary" busy={busy} disabled={!area} onClick={() => void use()}>
          Use this picture
        </Button>
      </Box>
    </Stack>
  )
}
