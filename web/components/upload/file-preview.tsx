import { Box, chakra } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'

/** A portrait or logo, a picture of a practice, or a paper document. */
export type Shape = 'round' | 'wide' | 'paper'

const shapes = {
  round: { width: '150px', height: '150px', borderRadius: 'full', objectFit: 'cover' },
  wide: {
    width: 'full',
    maxWidth: '483px',
    aspectRatio: '483 / 327',
    maxHeight: '327px',
    borderRadius: 'm',
    objectFit: 'cover',
  },
  paper: { width: '120px', maxHeight: '120px', borderRadius: 's', objectFit: 'contain' },
} as const

const PictureFrame = chakra('img', {
  base: { display: 'block', bg: 'bg.muted', border: '1px solid', borderColor: 'border' },
})

export function PdfPlaceholder({ shape }: { shape: Shape }) {
  const { objectFit: _, ...frame } = shapes[shape]
  return (
    <Box
      {...frame}
      {...(shape === 'paper' && { height: '96px', width: '96px' })}
      display="grid"
      placeItems="center"
      alignContent="center"
      gap="1"
      bg="bg.muted"
      color="fg.muted"
      textStyle="s"
      fontWeight="bold"
      aria-hidden="true"
    >
      <Icon name="paper" size={32} />
      PDF
    </Box>
  )
}

/** A local preview before the upload. */
export function FilePreview({ file, shape }: { file: File; shape: Shape }) {
  if (/\.pdf$/i.test(file.name)) return <PdfPlaceholder shape={shape} />
  const show = (image: HTMLImageElement) => {
    const url = URL.createObjectURL(file)
    image.src = url
    return () => URL.revokeObjectURL(url)
  }
  return (
    <PictureFrame
      key={`${file.name} ${file.lastModified} ${file.size}`}
      ref={show}
      alt={`Preview of ${file.name}`}
      {...shapes[shape]}
    />
  )
}
