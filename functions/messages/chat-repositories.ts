import type { BlocksRepository } from '#functions/stores/blocks.repository.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { ChatLists } from '#functions/stores/chat-lists.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { Dealings } from '#functions/stores/dealings.ts'
import type { DocumentStore } from '#functions/stores/document-store.ts'
import type { MessagesRepository } from '#functions/stores/messages.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { ReportsRepository } from '#functions/stores/reports.repository.ts'
import type { UserNames } from '#functions/stores/user-names.ts'

/** What the operations of chats read and write. */
export type ChatRepositories = {
  messages: MessagesRepository
  reports: ReportsRepository
  chatLists: ChatLists
  dealings: Dealings
  companies: Pick<CompaniesRepository, 'get' | 'mustExist'>
  professionals: Pick<ProfessionalsRepository, 'getProfile' | 'mustExist'>
  blocks: Pick<BlocksRepository, 'get'>
  bookings: Pick<BookingsRepository, 'eachOf'>
  namesOf: UserNames
  store: DocumentStore
}
