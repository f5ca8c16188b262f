import { exportsContract } from '#shared/exports/exports.contract.ts'
import type { ListExportBody } from '#shared/exports/list-exports.schema.ts'
import { apiQuery } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

export const listExportQuery = apiQuery(exportsContract.getListExport)

export const useStartListExport = () =>
  useApiMutation(exportsContract.startListExport, (body: ListExportBody) => ({ body }))
