import type { LegalTextKind } from '#shared/tenants/legal-texts.schema.ts'

/** With which a new tenant begins; an agency has them checked before it opens. */
export const firstLegalTexts: Record<LegalTextKind, string> = {
  terms: `# What this site does

Practices post offers, locums apply for them, and the practice confirms the locum it wants to book. The agreement about a shift is between the practice and the locum; we run the marketplace and do not employ either of them.

# Your account

Enter correct details, keep your password secret, and use one account per person. We check locums before they can be booked, and may undo an approval if details turn out to be wrong.

# Applications and bookings

By applying, you confirm that you can work the days you chose at the rate shown. When the practice confirms, those days are booked for both sides. Either side may cancel days that have not started, and must give a reason that the other side will see. Cancel only if you have to: the other side relies on you.

# Money

Amounts on this site are estimates based on hours and rates. The site is free for locums. Practices see our facilitation fee with each booking. Practices pay the locum, and our invoice, outside this site.

# Leaving

You may stop using the site at any time. Confirmed bookings remain in force until they are worked or cancelled.

# Changes and law

If these terms change materially, we will ask you to agree to the new version. South African law applies.`,

  privacy: `# What we store

Your e-mail address. For locums: name, contact number, identity or passport number, professional registration, suburb and region, experience and rates. For practices: name, contact details and managers. For both: offers, applications and bookings, and the reasons given for them.

# Why we store it

To match locums with shifts, to let locums and practices contact each other about a booking, to check registrations, and to keep a record of who did what. We do not sell personal information or show advertising.

# Who can see it

Practices see a locum’s name, profession, region, experience and rates. Once a booking is made, the locum and the practice see each other’s contact details. Only you and our administrators can see your identity number.

# Where it is stored

On Amazon Web Services servers in Ireland, encrypted in transit and at rest. Its sign-in service stores passwords in a form that cannot be read.

# In your browser

We store your sign-in and a few settings, such as the theme, in your browser. We do not track you.

# Your rights

Under the Protection of Personal Information Act you may ask what information we hold about you, have it corrected or deleted, and complain to the Information Regulator. Write to us through the contact page.`,
}
