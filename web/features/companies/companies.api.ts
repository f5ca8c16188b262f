import { useMutation, useQueryClient } from '@tanstack/react-query'
import { companiesContract } from '../../../shared/companies/companies.contract.ts'
import type { Company, CompanyAddress, CompanyVerification, Operations } from '../../../shared/companies/companies.schema.ts'
import type { CompanyDocument } from '../../../shared/documents/document-names.schema.ts'
import type { CompanyId } from '../../../shared/kernel/ids.ts'
import { practicesQuery } from '../../platform/account.ts'
import { call } from '../../platform/api-client.ts'
import { promoteForCompany } from '../../platform/promote.ts'
import type { Upload } from '../../platform/upload.ts'

export const useCreateCompany = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CompanyVerification) => call(companiesContract.createCompany, { body }),
    onSuccess: (company) => client.setQueryData(practicesQuery.queryKey, (mine: Company[] = []) => [...mine, company]),
  })
}

/** Puts a saved practice in the place of what was known of it. */
const useKeep = () => {
  const client = useQueryClient()
  return (company: Company): Company => {
    client.setQueryData(practicesQuery.queryKey, (mine: Company[] = []) => mine.map((one) => (one.id === company.id ? company : one)))
    return company
  }
}

/** A saved step answers with the whole practice, which is what every page goes on with. */
const useSaveStep = <Body>(save: (body: Body) => Promise<Company>) => {
  const keep = useKeep()
  return useMutation({ mutationFn: save, onSuccess: (company) => void keep(company) })
}

export const useSaveDetails = (companyId: CompanyId) => useSaveStep((body: CompanyVerification) => call(companiesContract.updateCompany, { params: { companyId }, body }))
export const useSaveAddress = (companyId: CompanyId) => useSaveStep((body: CompanyAddress) => call(companiesContract.saveCompanyAddress, { params: { companyId }, body }))
export const useSaveOperations = (companyId: CompanyId) => useSaveStep((body: Operations) => call(companiesContract.saveOperations, { params: { companyId }, body }))

/**
 * First the text, then the pictures that were chosen. What is done stays done: a repeat does the rest. The page learns of it
 * at the end, because a step that is complete is left by the guard, and what has not been sent by then would be lost.
 */
export const useSaveAbout = (companyId: CompanyId) => {
  const keep = useKeep()
  return useMutation({
    mutationFn: async ({ short_bio, uploads }: { short_bio: string; uploads: readonly Upload<CompanyDocument>[] }): Promise<Company> => {
      let company = await call(companiesContract.saveAboutCompany, { params: { companyId }, body: { short_bio } })
      try {
        for (const upload of uploads) company = (await promoteForCompany(upload, companyId)) ?? company
      } finally {
        keep(company)
      }
      return company
    },
  })
}
