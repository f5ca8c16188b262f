import { useController } from 'react-hook-form'
import { MAX_DASHBOARD_IMAGES } from '#shared/tenants/brand-images.rules.ts'
import { Box } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ImageSlot } from './image-slot.tsx'
import { useChangedMark, useTenantFields } from './tenant-field.tsx'
import { fieldLabels } from './tenant-fields.ts'

export interface ImageAddresses {
  addressOf: (image: string) => string
  /** Where an image is that was uploaded and is not saved yet. */
  note: (image: string, address: string) => void
}

function LogoField({ theme, images }: { theme: 'light' | 'dark'; images: ImageAddresses }) {
  const { form } = useTenantFields()
  const name = `settings.logos.${theme}` as const
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <ImageSlot
      kind="brandLogo"
      label={fieldLabels[name] ?? name}
      address={field.value ? images.addressOf(field.value) : undefined}
      onDark={theme === 'dark'}
      mark={useChangedMark(name)}
      error={fieldState.error?.message}
      onUploaded={(path, address) => {
        images.note(path, address)
        field.onChange(path)
      }}
      onRemove={() => field.onChange('')}
    />
  )
}

function DashboardFields({ images }: { images: ImageAddresses }) {
  const { form } = useTenantFields()
  const name = 'settings.dashboardImages'
  const { field, fieldState } = useController({ control: form.control, name })
  const mark = useChangedMark(name)
  const shown = field.value
  const replaced = (at: number, path: string) => [...shown.slice(0, at), path, ...shown.slice(at + 1)]
  return Array.from({ length: Math.min(shown.length + 1, MAX_DASHBOARD_IMAGES) }, (_, at) => (
    <ImageSlot
      key={`${at} ${shown[at] ?? ''}`}
      kind="dashboardImage"
      label={`Image ${at + 1}`}
      address={shown[at] && images.addressOf(shown[at])}
      mark={at === 0 && mark}
      error={at === 0 ? fieldState.error?.message : undefined}
      onUploaded={(path, address) => {
        images.note(path, address)
        if (shown.includes(path)) showToast('This image is shown already.')
        else field.onChange(replaced(at, path))
      }}
      onRemove={() => field.onChange(shown.filter((image) => image !== shown[at]))}
    />
  ))
}

/** The logos, and the images of the dashboards and the sign-in page. */
export const BrandImageFields = ({ images }: { images: ImageAddresses }) => (
  <Section title="Logos and dashboard images">
    <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr 1fr', sm: 'repeat(3, minmax(0, 1fr))' }}>
      <LogoField theme="light" images={images} />
      <LogoField theme="dark" images={images} />
      <DashboardFields images={images} />
    </Box>
  </Section>
)
