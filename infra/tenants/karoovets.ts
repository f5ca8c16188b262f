import { defineDeployment } from './define-deployment.ts'
import { defineOptions } from './define-options.ts'
import { defineTenant } from './define-tenant.ts'

export const tenant = defineTenant({
  tenantId: 'karoovets',
  name: 'Karoo Vets',
  shortCode: 'KV',
  settings: {
    requestsMailbox: 'requests@karoovets.example',
    brandName: 'Karoo Vets',
    url: 'https://www.karoovets.example',
    links: {
      faq: 'https://www.karoovets.example/questions',
      contact: 'https://www.karoovets.example/contact',
      rateCard: 'https://www.karoovets.example/rates',
      subscription: 'https://www.karoovets.example/membership',
    },
    theme: {
      primary: '#2E6F55',
      secondary: '#8A5A2B',
      accent: '#1F6FB2',
      anchor: '#2E6F55',
      background: '#FDFCF8',
    },
    wallet: { show: true, answerDays: 10 },
    pricing: { show: true },
    companies: { requireApproval: true },
  },
})

export const options = defineOptions({
  industries: {
    Veterinary: {
      skills: [
        {
          name: 'On farms',
          code: 'veterinary-farms',
          allowMultiple: true,
          options: [
            { name: 'Pregnancy diagnosis', code: 'veterinary-farms-pregnancy-diagnosis' },
            { name: 'Ram and bull fertility', code: 'veterinary-farms-ram-and-bull-fertility' },
            { name: 'Game capture', code: 'veterinary-farms-game-capture' },
            { name: 'Own bakkie', code: 'veterinary-farms-own-bakkie' },
          ],
        },
      ],
    },
  },
  systems: ['ezyVet', 'Provet Cloud', 'Paper records', 'Other'],
})

export const deployment = defineDeployment({
  mail: {
    from: 'bookings@karoovets.example',
    identity: 'karoovets.example',
  },
  plans: {
    'pay-when-you-book': {
      name: 'Pay per shift',
      short: 'Pay per shift',
      fee: 0.12,
      credits: 0.03,
      placementFee: 0.08,
      perMonth: 0,
    },
    'pro-practice': {
      name: 'Clinic Membership',
      short: 'Membership',
      fee: 0.06,
      credits: 0,
      placementFee: 0.04,
      perMonth: 650,
    },
  },
  alarmMailbox: 'operations@karoovets.example',
})
