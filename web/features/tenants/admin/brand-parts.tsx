import type { ReactNode } from 'react'
import type { Theme } from '#shared/tenants/tenants.schema.ts'
import { Pair, Stack } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'
import { BrandImageFields, type ImageAddresses } from './brand-images.tsx'
import { ColourField } from './colour-field.tsx'
import { colourFields } from './tenant-fields.ts'
import { TenantSwitch, TenantTextField } from './tenant-field.tsx'

const Fields = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section title={title}>
    <Pair>{children}</Pair>
  </Section>
)

/** The fields of the page about brand and theme. */
export const BrandParts = ({ images }: { images: ImageAddresses }) => (
  <Stack gap="8">
    <Fields title="Brand">
      <TenantTextField name="settings.brandName" />
      <TenantTextField name="shortCode" hint="Two to six capital letters." />
      <TenantTextField name="settings.url" type="url" />
      <TenantTextField name="settings.videoUrl" type="url" optional hint="Opens from Tutorials." />
      <TenantTextField name="name" hint="Only shown to super admins." />
    </Fields>
    <BrandImageFields images={images} />
    <Fields title="Theme colours">
      {(Object.keys(colourFields) as (keyof Theme)[]).map((name) => (
        <ColourField key={name} name={name} />
      ))}
    </Fields>
    <Fields title="Shown to users">
      <TenantSwitch name="settings.wallet.show" text="LocumBucks and LocumCredits, with their menus." />
      <TenantSwitch name="settings.pricing.show" text="The plans, in a practice’s menus." />
      <TenantSwitch name="settings.liveChat.show" text="Chat with us, where the site has a live chat." />
      <TenantSwitch name="settings.demoMode" text="Industry and profession can be chosen while you view an account." />
    </Fields>
  </Stack>
)
