import { runtime } from '#web/platform/runtime.ts'
import { LegalPage } from './legal-page.tsx'

const parts = [
  {
    heading: 'What we store',
    text: 'Your e-mail address. For locums: name, contact number, identity or passport number, professional registration, suburb and region, experience and rates. For practices: name, contact details and managers. For both: offers, applications and bookings, and the reasons given for them.',
  },
  {
    heading: 'Why we store it',
    text: 'To match locums with shifts, to let locums and practices contact each other about a booking, to check registrations, and to keep a record of who did what. We do not sell personal information or show advertising.',
  },
  {
    heading: 'Who can see it',
    text: 'Practices see a locum’s name, profession, region, experience and rates. Once a booking is made, the locum and the practice see each other’s contact details. Only you and our administrators can see your identity number.',
  },
  {
    heading: 'Where it is stored',
    text: 'On Amazon Web Services servers in Ireland, encrypted in transit and at rest. Its sign-in service stores passwords in a form that cannot be read.',
  },
  {
    heading: 'In your browser',
    text: 'We store your sign-in and a few settings, such as the theme, in your browser. We do not track you.',
  },
  {
    heading: 'Your rights',
    text: 'Under the Protection of Personal Information Act you may ask what information we hold about you, have it corrected or deleted, and complain to the Information Regulator. Write to us through the contact page.',
  },
] as const

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy notice"
      lead={`How ${runtime().tenant.settings.brandName} handles personal information.`}
      parts={parts}
    />
  )
}
