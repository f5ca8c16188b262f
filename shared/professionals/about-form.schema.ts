import * as z from 'zod/mini'
import { requiredFile } from '#shared/kernel/files.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { typedDate } from '#shared/kernel/typed-date.ts'
import { unansweredQuestion, YES_OR_NO_MESSAGE } from '#shared/kernel/yes-no.schema.ts'
import { Bio, Languages } from '#shared/kernel/profile.schema.ts'

const any = { expiry: z.string(), indemnityFile: z.boolean() }

/** The about step as a form. Expiry and file are required only if insured (SPEC 5). */
export const aboutForm = (today: LocalDate) =>
  z.intersection(
    z.object({ short_bio: Bio, languages: Languages, avatar: requiredFile('Please upload a professional picture') }),
    z.discriminatedUnion(
      'insured',
      [
        z.object({ insured: unansweredQuestion, ...any }),
        z.object({ insured: z.literal('no'), ...any }),
        z.object({
          insured: z.literal('yes'),
          expiry: typedDate((date) => (date < today ? 'Date can not be in the past' : undefined)),
          indemnityFile: requiredFile('Please provide an indemnity insurance file'),
        }),
      ],
      YES_OR_NO_MESSAGE,
    ),
  )
export type AboutForm = z.input<ReturnType<typeof aboutForm>>
export type AboutFormValues = z.output<ReturnType<typeof aboutForm>>
