import { runtime } from '#web/platform/runtime.ts'
import { TextPage } from './text-page.tsx'

const parts = [
  {
    heading: 'What we keep',
    text: 'Your e-mail address and, for locums, name, contact number, identity or passport number, professional registration, where you live by suburb and region, experience and rates. For practices: name, contact details and managers. And what you do here: offers, applications, bookings and their reasons.',
  },
  {
    heading: 'What for',
    text: 'To match locums with shifts, to let both sides of a booking reach each other, to check registrations, and to keep a record of who did what. We do not sell personal information and show no advertising.',
  },
  {
    heading: 'Who sees it',
    text: 'Practices see a locum’s name, profession, region, experience and rates. After a booking both sides see each other’s contact details. Identity numbers are seen by you and by our administrators only.',
  },
  {
    heading: 'Where it is',
    text: 'On servers of Amazon Web Services in Ireland, encrypted in transit and at rest. Passwords are kept by its sign-in service in a form that nobody can read back.',
  },
  {
    heading: 'In your browser',
    text: 'We keep your sign-in and a few choices, such as the theme, in your browser. There is no tracking.',
  },
  {
    heading: 'Your rights',
    text: 'Under the Protection of Personal Information Act you may ask what we hold about you, have it corrected or deleted, and complain to the Information Regulator. Write to us through the contact page.',
  },
] as const

export function PrivacyPage() {
  return (
    <TextPage
      title="Privacy notice"
      lead={`How ${runtime().tenant.settings.brandName} treats personal information, in plain words.`}
      parts={parts}
    />
  )
}
