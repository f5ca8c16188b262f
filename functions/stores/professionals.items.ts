import * as z from 'zod/mini'
import { DocumentName } from '#shared/documents/documents.schema.ts'
import { FileId, StoredFile } from '#shared/kernel/files.schema.ts'
import { ProfessionalDocument } from '#shared/professionals/professional-documents.schema.ts'
import { Decision } from '#shared/kernel/approval.schema.ts'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { grants } from '#shared/kernel/caller.ts'
import { roles } from '#shared/kernel/roles.ts'
import { StoredSuspension } from '#shared/kernel/suspension.schema.ts'
import { StoredInstantBooking } from '#shared/professionals/instant-booking.schema.ts'
import { Experience, Professional } from '#shared/professionals/professionals.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

const files = () => z.partialRecord(ProfessionalDocument, StoredFile)

/** `files` contains the avatar only. */
export const profileItem = defineItem({
  name: 'PROFILE',
  table: 'professionals',
  version: 4,
  // The first version had no decisions, the second no expiry of a registration, the third no check of it.
  upgrades: { 1: (old) => old, 2: (old) => old, 3: (old) => old },
  storedOnly: ['queuePk', 'queueSk', 'registrationPk', 'registrationSk'],
  schema: () =>
    z.strictObject({
      ...z.omit(Professional, {
        id: true,
        idpassport: true,
        payment_info: true,
        rates: true,
        documents: true,
        avatar_file: true,
        walletTransactions: true,
      }).shape,
      pk: UserId,
      sk: z.literal('PROFILE'),
      experience: z.optional(z.omit(Experience, { years_experience: true })),
      indemnity_insurance: z.optional(
        z.strictObject({
          has_indemnity_insurance: z.boolean(),
          indemnity_insurance_expiry: z.optional(LocalDate),
        }),
      ),
      files: files(),
      waitingSince: z.optional(Instant),
      registeredAt: z.optional(Instant),
      registration_checked_at: z.optional(Instant),
      registration_due: z.optional(Instant),
      approvedDocument: z.optional(FileId),
      decision: z.optional(Decision),
      sessionsValidAfter: z.optional(Instant),
      suspended: z.optional(StoredSuspension),
      registrationPk: z.optional(z.string()),
      registrationSk: z.optional(z.string()),
      queuePk: z.optional(z.string()),
      queueSk: z.optional(z.string()),
      version: z.int(),
    }),
})

export const pendingProfile = profileItem.part(
  'name',
  'email',
  'contact',
  'industry',
  'profession',
  'professional_body',
  'professional_number',
  'address',
  'files',
  'waitingSince',
  'registeredAt',
)

export const registeredProfile = profileItem.part(
  'name',
  'profession',
  'professional_body',
  'professional_number',
  'registration_expiry',
  'registration_renewal',
  'registration_due',
)

export const personalItem = defineItem({
  name: 'PERSONAL',
  table: 'professionals',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: UserId,
      sk: z.literal('PERSONAL'),
      idpassport: Professional.shape.idpassport,
      payment_info: Professional.shape.payment_info,
      files: files(),
    }),
})

/** Which practices a locum lets book at once. */
export const instantBookingItem = defineItem({
  name: 'INSTANT',
  table: 'professionals',
  version: 1,
  schema: () => z.extend(StoredInstantBooking, { pk: UserId, sk: z.literal('INSTANT'), version: z.int() }),
})

export const viewItem = defineItem({
  name: 'VIEW#',
  table: 'professionals',
  version: 2,
  // The second version has further grants.
  upgrades: { 1: (old) => old },
  schema: () =>
    z.strictObject({
      pk: UserId,
      sk: z.string().check(z.startsWith('VIEW#')),
      by: UserId,
      /** The account that was acted for, if it isn't the reader's own. */
      for: z.optional(UserId),
      role: z.enum(roles),
      grant: z.enum(grants),
      document: z.union([DocumentName, z.literal('profile')]),
      at: Instant,
    }),
})
