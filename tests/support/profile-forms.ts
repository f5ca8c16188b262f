import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { PickedFile } from './pictures.ts'

export const heading = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name, level: 1 }).waitFor()
export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save and continue' }).click()
export const said = (page: Page, text: string): Promise<void> => page.getByText(text, { exact: true }).first().waitFor()
export const pick = (page: Page, label: string, file: PickedFile): Promise<void> => page.getByLabel(label, { exact: true }).setInputFiles(file)
/** What is wrong, from the first field to the last. */
export const hears = (page: Page, messages: string[]): Promise<void> => expect.poll(async () => (await page.getByRole('alert').allInnerTexts()).filter(Boolean)).toEqual(messages)
