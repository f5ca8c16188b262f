import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newDataFolder } from './data-folder.ts'
import type { PickedFile } from './pictures.ts'
import type { Visitor } from './visitor.ts'

export const waitForHeading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { name, level: 1 }).waitFor()
export const saveStep = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Save and (continue|finish)$/ }).click()
export const expectText = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor()
/** From disk: passing megabytes to the browser takes a second. */
export const chooseFile = (page: Page, label: string, { name, buffer }: PickedFile): Promise<void> => {
  const path = join(newDataFolder('picked'), name)
  writeFileSync(path, buffer)
  return page.getByLabel(label, { exact: true }).setInputFiles(path)
}
/** Expects these field errors, in order. */
export const expectErrors = (page: Page, messages: string[]): Promise<void> =>
  expect.poll(async () => (await page.getByRole('alert').allInnerTexts()).filter(Boolean)).toEqual(messages)

/** Fills in the first form of a practice. */
export const fillPractice = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Practice name').fill(name)
  await page.getByLabel('Industry').selectOption('Pharmacy')
  await page.getByLabel('Type of practice').selectOption('Independent pharmacy')
  await page.getByLabel('Practice e-mail').fill('hello@harbour-road.example')
  await page.getByLabel('Practice contact number').fill('021 555 0142')
  const manager = page.getByRole('group', { name: 'Manager 1' })
  await manager.getByLabel('Name', { exact: true }).fill('Hester')
  await manager.getByLabel('Surname').fill('Roux')
  await manager.getByLabel('Contact number').fill('021 555 0142')
}

export const verifyPractice = async ({ page }: Visitor, name: string): Promise<void> => {
  await fillPractice(page, name)
  await saveStep(page)
}
