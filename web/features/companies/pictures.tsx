import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { CompanyDocument } from '#shared/companies/company-documents.schema.ts'
import { PracticePicture } from '#web/components/people/practice-picture.tsx'
import { FileField } from '#web/components/upload/file-field.tsx'
import type { Removal } from '#web/components/upload/remove-stored-file.tsx'
import { useUpload } from '#web/components/upload/use-upload.ts'
import type { Upload } from '#web/components/upload/upload.ts'
import { companiesText } from './companies.text.ts'

const text = companiesText.about

export function usePictureUploads({ id }: Company): readonly Upload<CompanyDocument>[] {
  return [useUpload('imageA', id), useUpload('imageB', id), useUpload('imageC', id)]
}

interface Props {
  company: Company
  uploads: readonly Upload<CompanyDocument>[]
  removal: (document: CompanyDocument, consequence: string) => Removal
}

/** Up to three pictures, each uploaded separately. */
export function Pictures({ company, uploads, removal }: Props) {
  return (
    <chakra.section aria-labelledby="pictures">
      <chakra.h2 id="pictures" textStyle="l">
        Upload pictures of your practice
      </chakra.h2>
      <Box color="fg.muted" mb="4">
        Up to three, for example the entrance, the rooms and the team.
      </Box>
      <Stack gap="5">
        {uploads.map((upload) => {
          const { document } = upload
          const label = text.pictureLabels[document]
          const file = company.files[document]
          return (
            <FileField
              key={document}
              upload={upload}
              shape="wide"
              label={label}
              removal={removal(document, 'Locums will no longer see it.')}
              stored={file && <PracticePicture ownerId={company.id} document={document} file={file} alt={label} />}
            />
          )
        })}
      </Stack>
    </chakra.section>
  )
}
