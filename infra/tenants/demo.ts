import { defineDeployment } from './define-deployment.ts'
import { defineTenant } from './define-tenant.ts'

export const tenant = defineTenant({
  tenantId: 'demo',
  name: 'Locum Desk demo',
  shortCode: 'LD',
  settings: {
    requestsMailbox: 'requests@locumdesk.example',
    brandName: 'Locum Desk',
    url: 'https://www.locumdesk.example',
    videoUrl: 'https://www.locumdesk.example/tutorials',
    links: {
      faq: 'https://www.locumdesk.example/faq',
      blog: 'https://www.locumdesk.example/blog',
      contact: 'https://www.locumdesk.example/contact',
      rateCard: 'https://www.locumdesk.example/rate-card',
      subscription: 'https://www.locumdesk.example/subscribe',
    },
    wallet: { show: true },
    pricing: { show: true },
  },
})

export const deployment = defineDeployment({
  mail: {
    from: 'bookings@locumdesk.example',
    identity: 'locumdesk.example',
  },
  alarmMailbox: 'operations@locumdesk.example',
})
