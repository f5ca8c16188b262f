import { type ComponentType, useEffect, useState } from 'react'
import { log } from '#web/platform/log.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { CropProps } from './crop-picture.ts'

const NOT_LOADED = 'The picture editor could not be loaded. Check your connection, then choose the picture again.'

/** Crops a picture to a square. The cropper is loaded with the first picture chosen. */
export function ImageCropDialog(props: CropProps) {
  const [Crop, setCrop] = useState<ComponentType<CropProps>>()
  const { onCancel } = props
  useEffect(() => {
    let closed = false
    import('./image-crop.tsx').then(
      ({ ImageCrop }) => !closed && setCrop(() => ImageCrop),
      (error: unknown) => {
        log.refusal('The picture editor did not load', error)
        if (!closed) onCancel(NOT_LOADED)
      },
    )
    return () => {
      closed = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- loaded once; a new handler is no reason to load again
  }, [])
  return (
    <Dialog
      open
      onClose={() => onCancel()}
      title="Crop your picture"
      lead="Move and zoom the picture until it fits the frame."
    >
      {Crop ? <Crop {...props} /> : <Skeleton height="320px" borderRadius="m" />}
    </Dialog>
  )
}
